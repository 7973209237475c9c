/**
 * Statements that drop a database, whoever is still connected. By force, Postgres would refuse while a worker of its own is in it, which
 * only a superuser may end; a plain drop sends it away.
 */
export function dropping(database: string): string[] {
  return [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and usename = current_user`,
    `drop database ${database}`,
  ]
}
