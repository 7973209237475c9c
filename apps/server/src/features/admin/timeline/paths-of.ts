import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { AdminPaths } from '../../../platform/manifest/admin-paths.ts'
import { collected } from '../../../platform/manifest/collected.ts'

interface NamedThing {
  readonly id: string
  readonly thing: string
  readonly subject_id: string | null
}

/** The admin pages of the features' subjects. */
export const adminPaths = collected<readonly AdminPaths[]>('paths in the admin area')

/** Returns the admin page of each act's subject, by the act's id. Acts whose subject has no page are omitted. */
export async function pathsOf(db: Database, acts: readonly NamedThing[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(acts.flatMap(({ subject_id }) => subject_id ?? []))]
  const lists = Object.assign({}, ...adminPaths.all().map((paths) => paths.lists)) as Readonly<Record<string, string>>
  const things = adminPaths.all().flatMap((paths) => paths.things?.(ids) ?? [])
  const { rows } = await sql<{ id: string; path: string }>`${sql.join(things, sql` union all `)}`.execute(db)
  const pathOf = new Map(rows.map(({ id, path }) => [id, path]))
  return new Map(
    acts.flatMap(({ id, thing, subject_id }) => {
      const path = lists[thing] ?? (subject_id === null ? undefined : pathOf.get(subject_id))
      return path === undefined ? [] : [[id, path] as const]
    }),
  )
}
