import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface Named {
  readonly id: string
  readonly thing: string
  readonly subject_id: string | null
}

/** Where things without a page of their own are listed. */
const lists: Readonly<Record<string, string>> = {
  address: '/admin/emails',
  admin: '/admin/settings',
  board: '/admin/jobs?part=boards',
  catalog: '/admin/cms/catalogs',
  mission: '/admin/missions',
}

/** Where the subjects of acts are shown, by the act's id; those that are gone are omitted. */
export async function pathsOf(db: Database, acts: readonly Named[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(acts.flatMap(({ subject_id }) => subject_id ?? []))]
  const own = sql`any(${ids}::uuid[])`
  const { rows } = await sql<{ id: string; path: string }>`
    select id, '/admin/professionals/' || id as path from login where id = ${own} and admin_role is null
    union all
    select id, '/admin/companies/' || id from actor where kind = 'company' and id = ${own}
    union all
    select actor.id, '/admin/professionals/' || membership.login_id
      from actor join membership on membership.actor_id = actor.id
      where kind = 'professional' and actor.id = ${own}
    union all
    select id, '/jobs/' || slug from job where id = ${own}
    union all
    select id, '/courses/' || slug from course where id = ${own}
    union all
    select id, '/layoff-tracker/' || slug from layoff where id = ${own}
    union all
    select id, '/real-talk/' || slug from question where id = ${own}
    union all
    select id, '/admin/emails/sequence/' || id from mail_sequence where id = ${own}`.execute(db)
  const found = new Map(rows.map(({ id, path }) => [id, path]))
  return new Map(
    acts.flatMap(({ id, thing, subject_id }) => {
      const path = lists[thing] ?? (subject_id === null ? undefined : found.get(subject_id))
      return path === undefined ? [] : [[id, path] as const]
    }),
  )
}
