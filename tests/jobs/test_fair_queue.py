"""The order of tasks, and how many may wait."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from vfw.jobs.dispatcher import FairQueue, Load, QueuedTask, QueueFullError
from vfw.jobs.protocol import Frame


class NamedClient:
    """A client that ignores its answers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def send(self, answer: Frame) -> None:
        pass


ADA, IDA, MAY = (NamedClient(name) for name in ("Ada", "Ida", "May"))


def task(
    client: NamedClient, number: int = 0, job_id: int = 0, *, is_awaited: bool = True, payload: bytes = b""
) -> QueuedTask:
    return QueuedTask(client, job_id, number, payload, is_awaited)


def waiting(tasks: Iterable[QueuedTask]) -> FairQueue:
    queue = FairQueue()
    for task in tasks:
        queue.add(task)
    return queue


def order(queue: FairQueue) -> list[str]:
    """Return the clients and numbers of the tasks, in the order in which they are taken."""
    taken = []
    while task := queue.next():
        assert isinstance(task.client, NamedClient)
        taken.append(f"{task.client.name} {task.number}")
    return taken


def test_clients_take_turns_task_by_task() -> None:
    queue = waiting([*[task(ADA, n) for n in range(4)], *[task(IDA, n) for n in range(2)], task(MAY)])
    assert order(queue) == ["Ada 0", "Ida 0", "May 0", "Ada 1", "Ida 1", "Ada 2", "Ada 3"]


def test_of_thirty_clients_no_client_is_two_tasks_ahead() -> None:
    clients = [NamedClient(str(n)) for n in range(30)]
    tasks = [task(client, n) for client in clients for n in range(4)]
    Random(1848).shuffle(tasks)
    queue = waiting(tasks)
    done = dict.fromkeys(clients, 0)
    while taken := queue.next():
        assert isinstance(taken.client, NamedClient)
        done[taken.client] += 1
        assert max(done.values()) - min(done.values()) <= 1
    assert set(done.values()) == {4}


def test_a_late_client_is_not_behind_all_waiting_tasks() -> None:
    queue = waiting(task(ADA, n) for n in range(100))
    queue.next()
    queue.add(task(IDA, 7))
    assert order(queue)[:3] == ["Ada 1", "Ida 7", "Ada 2"]


def test_awaited_tasks_come_before_unawaited_ones() -> None:
    queue = waiting([task(ADA, n, is_awaited=False) for n in range(2)])
    queue.add(task(IDA, 0, is_awaited=False))
    queue.add(task(ADA, 5, job_id=1))
    queue.add(task(IDA, 6, job_id=1))
    assert order(queue) == ["Ada 5", "Ida 6", "Ada 0", "Ida 0", "Ada 1"]


def test_jobs_of_one_client_are_done_in_order_of_arrival() -> None:
    queue = waiting([task(ADA, 0, job_id=4), task(ADA, 1, job_id=3), task(ADA, 2, job_id=4)])
    assert order(queue) == ["Ada 0", "Ada 2", "Ada 1"]


def test_a_task_that_is_put_back_is_the_next_of_its_job() -> None:
    queue = waiting(task(ADA, n) for n in range(3))
    first = queue.next()
    assert first
    queue.put_back(first)
    assert order(queue) == ["Ada 0", "Ada 1", "Ada 2"]


def test_a_dropped_job_leaves_the_others_and_their_order() -> None:
    queue = waiting([task(ADA, 0, job_id=1), task(ADA, 1, job_id=2), task(IDA, 2, job_id=1, is_awaited=False)])
    queue.drop(ADA, 1)
    queue.drop(ADA, 77)
    queue.drop(MAY)
    assert queue.load.tasks == 2
    assert order(queue) == ["Ada 1", "Ida 2"]


def test_no_task_of_a_dropped_client_waits() -> None:
    queue = waiting([task(client, job_id=n, is_awaited=n != 1) for n in range(3) for client in (ADA, IDA)])
    queue.drop(ADA)
    assert order(queue) == ["Ida 0", "Ida 0", "Ida 0"]


@pytest.mark.parametrize("client_limit", [Load(3, 1_000), Load(1_000, 30)])
def test_one_client_has_a_limit_and_others_have_theirs(client_limit: Load) -> None:
    queue = FairQueue(client_limit=client_limit)
    for number in range(3):
        queue.add(task(ADA, number, payload=bytes(10)))
    with pytest.raises(QueueFullError, match="You have asked for too much at once"):
        queue.add(task(ADA, payload=bytes(10)))
    queue.add(task(IDA, payload=bytes(10)))
    assert queue.next()
    queue.add(task(ADA, 3, payload=bytes(10)))
    assert order(queue) == ["Ida 0", "Ada 1", "Ada 2", "Ada 3"]


@pytest.mark.parametrize("total_limit", [Load(3, 1_000), Load(1_000, 30)])
def test_all_clients_together_have_a_limit(total_limit: Load) -> None:
    queue = FairQueue(total_limit=total_limit)
    for client in (ADA, IDA, MAY):
        queue.add(task(client, payload=bytes(10)))
    with pytest.raises(QueueFullError, match="Too much is asked for here just now"):
        queue.add(task(NamedClient("Sue"), payload=bytes(10)))
    queue.drop(MAY)
    queue.add(task(NamedClient("Sue"), payload=bytes(10)))
    assert queue.load == Load(3, 30)


def test_an_empty_queue_has_no_load() -> None:
    rng = Random(1920)
    queue = FairQueue(client_limit=Load(20, 10_000))
    clients = [NamedClient(str(n)) for n in range(5)]
    for step in range(2_000):
        client = rng.choice(clients)
        match rng.randrange(4):
            case 0:
                queue.drop(client, rng.randrange(3))
            case 1:
                queue.next()
            case _:
                size = rng.randrange(100)
                try:
                    queue.add(task(client, step, rng.randrange(3), is_awaited=size % 2 == 0, payload=bytes(size)))
                except QueueFullError:
                    queue.drop(client)
    left = queue.load.tasks
    assert left > 0
    assert len(order(queue)) == left
    assert queue.load == Load()
    assert queue._loads == {}
