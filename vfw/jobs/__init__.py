"""Background jobs: long work in small tasks, done by workers, so that no page stands still.

Knows no game. `batch` defines jobs and tasks, `pool` runs them, `service` and `dispatcher` share the workers of
`worker_pool` or `dask_pool` among all clients, and `protocol` is what they send each other.
"""
