import type { EventFilters } from '@rise/contract/events/endpoints'
import { LONGEST_EVENT_DAYS } from '@rise/contract/events/limits'
import { type RawBuilder, sql } from 'kysely'
import { type Conditions, conditionsOf, equals, hasWordPrefixes } from '../../../platform/lists/conditions.ts'
import { notConcealed } from '../../discussion/index.ts'

type Name = Exclude<keyof EventFilters, 'when'>

export interface Narrowing {
  readonly filters: EventFilters
  readonly now: Date
  /** Authors hidden from the viewer. */
  readonly hidden: readonly string[]
}

/**
 * Returns the tables and the condition of public events that match all filters except the one named by `except`. `rows`
 * replaces the event table as the source of rows.
 */
export function matching(
  { filters, now, hidden }: Narrowing,
  { rows = sql`event`, except }: { readonly rows?: RawBuilder<unknown>; readonly except?: Name | undefined } = {},
): RawBuilder<unknown> {
  const notHidden = hidden.length === 0 ? [] : [sql`event.actor_id <> all(${[...hidden]}::uuid[])`]
  const all = [
    sql`event.published_at is not null`,
    sql`actor.listed`,
    notConcealed(null, 'event.id'),
    inTime(filters.when, now),
    ...notHidden,
    ...conditionsOf(conditions, filters, except),
  ]
  return sql`${rows} join actor on actor.id = event.actor_id where ${sql.join(all, sql` and `)}`
}

/**
 * Returns the condition that an event is upcoming or past. It includes a range of starts for the index, because events
 * have a maximum duration.
 */
export function inTime(when: EventFilters['when'], now: Date): RawBuilder<boolean> {
  return when === 'upcoming'
    ? sql`event.starts_at > ${now}::timestamptz - ${LONGEST_EVENT_DAYS} * interval '1 day' and event.ends_at > ${now}`
    : sql`event.starts_at < ${now} and event.ends_at <= ${now}`
}

const conditions: Conditions<Pick<EventFilters, Name>> = {
  q: hasWordPrefixes('event.terms'),
  topic: equals('event.topic'),
  manner: equals('event.manner'),
  city: equals('event.city_key'),
  // Months are compared in the event's time zone. The instants only limit the range that the index reads.
  month: (month) => sql`event.starts_at >= ${`${month}-01`}::timestamptz - interval '1 day'
    and event.starts_at < ${`${month}-01`}::timestamptz + interval '1 month 1 day'
    and date_trunc('month', event.starts_local) = ${`${month}-01`}::timestamp`,
}
