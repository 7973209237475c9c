import type { Person } from '@rise/contract/moderation/shapes'
import type { Database, Tx } from '../../platform/database/database.ts'
import { NAMELESS, personName } from '../session/index.ts'

const deletedPerson: Person = { _id: null, name: 'Deleted member', role: null, slug: null }

/**
 * Returns a function that takes one of these ids and returns the actor as moderators see it, listed or not. An erased
 * actor is shown as a deleted member.
 */
export async function peopleOf(
  db: Database | Tx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Person> {
  const knownIds = [...new Set(ids.filter((id) => id !== null))]
  if (knownIds.length === 0) return () => deletedPerson
  const rows = await db
    .selectFrom('actor')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.id', 'actor.kind', 'actor.slug', 'company.name'])
    .select(['professional.first_name', 'professional.last_name'])
    .where('actor.id', 'in', knownIds)
    .execute()
  const people = new Map(
    rows.map(({ id, kind, slug, name, ...names }): [string, Person] => [
      id,
      kind === 'professional'
        ? { _id: id, role: 'professional', slug, name: personName(names) }
        : { _id: id, role: 'employer', slug, name: name || NAMELESS },
    ]),
  )
  return (id) => (id === null ? undefined : people.get(id)) ?? deletedPerson
}

/** Returns a function that takes one of these login ids and returns the moderator's name. */
export async function moderatorsOf(
  db: Database | Tx,
  loginIds: readonly (string | null)[],
): Promise<(loginId: string | null) => string> {
  const knownIds = [...new Set(loginIds.filter((id) => id !== null))]
  const rows =
    knownIds.length === 0
      ? []
      : await db
          .selectFrom('login')
          .select(['id', 'email', 'first_name', 'last_name'])
          .where('id', 'in', knownIds)
          .execute()
  const names = new Map(
    rows.map(({ id, email, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim() || email]),
  )
  return (loginId) => (loginId === null ? undefined : names.get(loginId)) ?? 'Former admin'
}
