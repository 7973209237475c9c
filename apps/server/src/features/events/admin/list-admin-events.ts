import { eventErrors } from '@rise/contract/events/errors'
import type { AdminEventState } from '@rise/contract/events/kinds'
import type { EventCard } from '@rise/contract/events/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { prefixPlainWords } from '../../../platform/words/prefix-words.ts'
import { concealSubject, isConcealed } from '../../discussion/index.ts'
import { actorName, recordAct } from '../../session/index.ts'
import { anyEventCards } from '../event-row.ts'
import { presentCards } from '../present-event.ts'

interface Query {
  readonly page: number
  readonly state: AdminEventState
  readonly q?: string | undefined
}

/**
 * Returns a page of the published events in a state, latest start first.
 *
 * @throws {Failure} `events-page-not-found`
 */
export async function listAdminEvents({ db }: Context, { page, state, q = '' }: Query): Promise<Page<EventCard>> {
  const words = q === '' ? undefined : prefixPlainWords({ typed: q, forgiving: false })
  const matchesName = q === '' ? sql`true` : words === undefined ? sql`false` : sql`event.terms @@ ${words}::tsquery`
  const stateCondition = state === 'hidden' ? isConcealed('event.id') : sql`not ${isConcealed('event.id')}`
  const fromMatches = sql`from event where event.published_at is not null and ${matchesName} and ${stateCondition}`
  const [{ rows }, countResult] = await Promise.all([
    sql<{ id: string }>`
      select event.id ${fromMatches} order by event.starts_at desc, event.id desc
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select ${fromMatches} limit ${COUNT_CAP + 1}) as counted`.execute(db),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(eventErrors['events-page-not-found'])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return toPage([], page, 0)
  const cards = await presentCards(db, null, await anyEventCards(db, null).where('event.id', 'in', ids).execute())
  const items = ids.flatMap((id) => cards.find((card) => card._id === id) ?? [])
  return toPage(items, page, countResult.rows[0]?.count ?? 0)
}

/**
 * Hides an event from everyone but its author, or shows it again, and records the admin.
 *
 * @throws {Failure} `event-not-found`
 */
export async function setEventHidden(ctx: Context, admin: Admin, id: string, hidden: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('event')
      .select(['actor_id', 'title'])
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
    if (!event) throw new Failure(eventErrors['event-not-found'])
    await concealSubject(ctx, tx, id, hidden ? 'hidden' : null)
    const subject = { id: event.actor_id, name: await actorName(tx, event.actor_id) }
    const act = hidden ? 'event.hidden' : 'event.shown'
    await recordAct(ctx, tx, { act, by: admin.loginId, subject, after: { title: event.title } })
  })
}
