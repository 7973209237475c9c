import { type ApplicationList, applicationLists, stagesOfList } from '@rise/contract/applications/kinds'
import type { OwnApplication, OwnRecord } from '@rise/contract/applications/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { placeOf, STRETCH_ROWS, toStretch } from '../../../platform/database/keyset.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { actorOf } from '../actor-of.ts'
import { ownRows, presentOwn, readOwn } from './own-row.ts'

interface OwnList {
  readonly items: OwnApplication[]
  readonly next: string | null
  readonly counts: Record<ApplicationList, number>
}

/** Returns a stretch of one of a professional's lists, last changed first. */
export async function listOwn(
  { db, clock }: Context,
  member: SignedIn,
  { show, before }: { readonly show: ApplicationList; readonly before?: string | undefined },
): Promise<OwnList> {
  const actorId = actorOf(member)
  const place = placeOf(before)
  const where = sql`application.stage = any(${[...stagesOfList[show]]}::text[])
    ${place ? sql`and (application.changed_at, application.id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}`
  const { items, next } = toStretch(await ownRows(db, actorId, where, STRETCH_ROWS), (row) => ({
    at: row.changed_at,
    id: row.id,
  }))
  const stages = await db
    .selectFrom('application')
    .select(['stage', ({ fn }) => fn.countAll<number>().as('count')])
    .where('actor_id', '=', actorId)
    .groupBy('stage')
    .execute()
  const countOf = (list: ApplicationList) =>
    stages.reduce((sum, { stage, count }) => sum + (stagesOfList[list].includes(stage) ? count : 0), 0)
  const counts = Object.fromEntries(applicationLists.map((list) => [list, countOf(list)])) as OwnList['counts']
  return { items: items.map((row) => presentOwn(row, clock.now())), next, counts }
}

/** Returns one of a professional's own applications. Refuses with `application-not-found`. */
export function readOwnApplication({ db, clock }: Context, member: SignedIn, id: string): Promise<OwnRecord> {
  return readOwn(db, actorOf(member), id, clock.now())
}
