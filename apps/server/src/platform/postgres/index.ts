/**
 * The embedded database: starts, finds and stops a real Postgres in DATA_DIR when no DATABASE_URL is set. It owns
 * `postgres/`, `postgres.log` and `postgres.password` in DATA_DIR, and a socket folder under the temporary one.
 */
export { findRunningPostgres } from './find-running-postgres.ts'
export { startPostgres } from './start-postgres.ts'
