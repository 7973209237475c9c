/**
 * Statements that drop a database despite open connections. By force, Postgres would refuse while one of its own
 * workers is connected, which only a superuser may end; a plain drop sends the worker away.
 */
export function dropping(database: string): string[] {
  return [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and usename = current_user`,
    `drop database ${database}`,
  ]
}
