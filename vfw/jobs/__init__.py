"""Background jobs: long work in small tasks, done by workers, so that the pages stay responsive.

Knows no game. `batch` defines jobs and tasks, `pool` runs them, `service` and `dispatcher` share the workers of
`worker_pool` or `dask_pool` among all clients, and `protocol` defines what they send each other.
"""
