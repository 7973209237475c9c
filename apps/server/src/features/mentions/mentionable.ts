import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { notBlocked } from '../connections/index.ts'
import { NAMELESS } from '../session/index.ts'

export interface MentionedMember {
  readonly id: string
  readonly name: string
  readonly href: string
}

/** An actor's page, for queries that join `professional` and `company`. */
export const pageOf = sql<string>`
  case when actor.kind = 'professional' then '/professional/' else '/company/' end || actor.slug`
const nameOf = sql<string>`coalesce(nullif(case when actor.kind = 'company' then company.name
  else btrim(coalesce(professional.first_name, '') || ' ' || coalesce(professional.last_name, '')) end, ''), ${NAMELESS})`

/** Returns the actors that `byId` may mention, by id: listed, and without a block between them. */
export async function findMentionable(
  tx: Tx,
  byId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MentionedMember>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('actor')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .where('actor.id', 'in', ids)
    .where('actor.listed', '=', true)
    .where(notBlocked(byId, 'actor.id'))
    .select(['actor.id', nameOf.as('name'), pageOf.as('href')])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
