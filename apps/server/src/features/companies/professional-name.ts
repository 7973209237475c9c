import { type RawBuilder, sql } from 'kysely'

/** A name of the professional that the `login` of the query is, whose own names may be empty; null for who is none. */
export function professionalName(column: 'first_name' | 'last_name'): RawBuilder<string | null> {
  return sql<string | null>`(
    select ${sql.ref(`professional.${column}`)} from membership own
    join professional on professional.actor_id = own.actor_id where own.login_id = login.id limit 1)`
}
