import { type ApplicationList, applicationLists, type Stage, stagesOfList } from '@rise/contract/applications/kinds'
import type { ListedApplication, OwnRecord } from '@rise/contract/applications/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { outsideRows, presentOutside } from '../elsewhere/outside-row.ts'
import { memoOf, ownRows, presentOwn, readOwn } from './own-row.ts'

interface OwnList {
  readonly items: ListedApplication[]
  readonly next: string | null
  readonly counts: Record<ApplicationList, number>
}

/**
 * Returns a page of a professional's applications, sent here or elsewhere, whose stage belongs to the requested list:
 * last changed first.
 */
export async function listOwn(
  { db, clock }: Context,
  member: Acting,
  { show, before }: { readonly show: ApplicationList; readonly before?: string | undefined },
): Promise<OwnList> {
  const { actorId } = member
  const place = placeOf(before)
  const inList = (table: string) => {
    const columns = sql.raw(`(${table}.changed_at, ${table}.id)`)
    return sql`${sql.ref(`${table}.stage`)} = any(${[...stagesOfList[show]]}::text[])
      ${place ? sql`and ${columns} < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}`
  }
  const [here, elsewhere, stages] = await Promise.all([
    ownRows(db, actorId, inList('application'), CURSOR_PAGE_ROWS),
    outsideRows(db, actorId, inList('outside'), CURSOR_PAGE_ROWS),
    countStages(db, actorId),
  ])
  const now = clock.now()
  const rows = [
    ...here.map((row) => ({
      at: row.changed_at,
      item: { ...presentOwn(row, now), memo: memoOf(row), elsewhere: null },
    })),
    ...elsewhere.map((row) => ({ at: row.changed_at, item: presentOutside(row) })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime() || (other.item._id < one.item._id ? -1 : 1))
  const { items, next } = toCursorPage(rows, ({ at, item }) => ({ at, id: item._id }))
  const countOf = (list: ApplicationList) =>
    stages.reduce((sum, { stage, count }) => sum + (stagesOfList[list].includes(stage) ? count : 0), 0)
  const counts = Object.fromEntries(applicationLists.map((list) => [list, countOf(list)])) as OwnList['counts']
  return { items: items.map(({ item }) => item), next, counts }
}

async function countStages(db: Context['db'], actorId: string) {
  const { rows } = await sql<{ stage: Stage; count: number }>`
    select stage, count(*)::int as count from (
      select stage from application where actor_id = ${actorId}
      union all select stage from outside_application where actor_id = ${actorId}
    ) as every group by stage`.execute(db)
  return rows
}

/**
 * Returns one of a professional's own applications.
 * @throws {Failure} `application-not-found`
 */
export function readOwnApplication({ db, clock }: Context, member: Acting, id: string): Promise<OwnRecord> {
  return readOwn(db, member.actorId, id, clock.now())
}
