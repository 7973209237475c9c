import type { EventFilters } from '@rise/contract/events/endpoints'
import { LONGEST_EVENT_DAYS } from '@rise/contract/events/limits'
import { type RawBuilder, sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { notConcealed } from '../../discussion/index.ts'

type Name = Exclude<keyof EventFilters, 'when'>

export interface Narrowing {
  readonly filters: EventFilters
  readonly now: Date
  /** Authors hidden from the viewer. */
  readonly hidden: readonly string[]
}

/**
 * Returns the tables and the condition of the events that everyone may see and that match. `rows` are other rows to choose
 * from than the table's.
 */
export function matching(
  { filters, now, hidden }: Narrowing,
  { rows = sql`event` }: { readonly rows?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  const wanted = (Object.keys(conditions) as Name[]).flatMap((name) => conditions[name](filters) ?? [])
  const notHidden = hidden.length === 0 ? [] : [sql`event.actor_id <> all(${[...hidden]}::uuid[])`]
  const all = [
    sql`event.published_at is not null`,
    sql`actor.listed`,
    notConcealed(null, 'event.id'),
    inTime(filters.when, now),
    ...notHidden,
    ...wanted,
  ]
  return sql`${rows} join actor on actor.id = event.actor_id where ${sql.join(all, sql` and `)}`
}

/** Upcoming or past, as the index by start can read it: no event lasts longer than a limit. */
export function inTime(when: EventFilters['when'], now: Date): RawBuilder<boolean> {
  return when === 'upcoming'
    ? sql`event.starts_at > ${now}::timestamptz - ${LONGEST_EVENT_DAYS} * interval '1 day' and event.ends_at > ${now}`
    : sql`event.starts_at < ${now} and event.ends_at <= ${now}`
}

const conditions: { readonly [K in Name]: (filters: EventFilters) => RawBuilder<boolean> | undefined } = {
  q({ q = '' }) {
    if (q === '') return undefined
    const words = begunPlainWords({ typed: q, forgiving: false })
    // Punctuation alone names no event.
    return words === undefined ? sql`false` : sql`event.terms @@ ${words}::tsquery`
  },
  topic: ({ topic }) => (topic ? sql`event.topic = ${topic}` : undefined),
  manner: ({ manner }) => (manner ? sql`event.manner = ${manner}` : undefined),
  city: ({ city }) => (city ? sql`event.city_key = ${city}` : undefined),
  // By the clocks where it takes place; the instants bound what the index reads.
  month: ({ month }) =>
    month
      ? sql`event.starts_at >= ${`${month}-01`}::timestamptz - interval '1 day'
          and event.starts_at < ${`${month}-01`}::timestamptz + interval '1 month 1 day'
          and date_trunc('month', event.starts_local) = ${`${month}-01`}::timestamp`
      : undefined,
}
