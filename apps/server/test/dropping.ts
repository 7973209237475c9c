/**
 * Returns statements that drop a database despite open connections. With FORCE, Postgres would refuse while one of its
 * own workers is connected, which only a superuser may terminate. A plain drop makes the worker leave.
 */
export function dropping(database: string): string[] {
  return [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and usename = current_user`,
    `drop database ${database}`,
  ]
}
