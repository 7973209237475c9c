import type { MailState } from '@rise/contract/mailings/kinds'
import type { EmailFigures, SentEmail } from '@rise/contract/mailings/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'

interface SentQuery {
  readonly q?: string | undefined
  readonly state?: MailState | undefined
  readonly after?: string | undefined
}

interface MailRow {
  readonly id: string
  readonly name: string
  readonly to_address: string
  readonly state: MailState
  readonly failure: string | null
  readonly created_at: Date
}

/**
 * The state of a `mail` row. Later events take precedence. Without a mail server, an email in the outbox counts as
 * sent.
 */
const state = sql<MailState>`(case
  when complained_at is not null then 'complained' when bounced_at is not null then 'bounced'
  when failed_at is not null then 'failed' when clicked_at is not null then 'clicked' when delivered_at is not null then 'delivered'
  when sent_at is not null or subject is not null then 'sent' else 'waiting' end)`

/** Returns the stored emails, which are kept for 30 days, newest first, with outcome but without content. */
export async function listSent({ db }: Context, { q = '', state: wantedState, after }: SentQuery) {
  const place = placeOf(after)
  const conditions = [
    q === '' ? sql`true` : sql`strpos(lower(to_address), ${q.toLowerCase()}) > 0`,
    wantedState === undefined ? sql`true` : sql`${state} = ${wantedState}`,
    place === undefined ? sql`true` : sql`(created_at, id) < (${place.at}, ${place.id}::uuid)`,
  ]
  const { rows } = await sql<MailRow>`
    select id, name, to_address, ${state} as state, failure, created_at from mail
    where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${CURSOR_PAGE_ROWS}`.execute(db)
  const { items, next } = toCursorPage(rows, ({ created_at: at, id }) => ({ at, id }))
  return { items: items.map(present), next }
}

function present(row: MailRow): SentEmail {
  return {
    _id: row.id,
    template: row.name,
    to: row.to_address,
    state: row.state,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
  }
}

/** Counts the outcomes of the stored emails, which are kept for 30 days. */
export async function readFigures({ db }: Context): Promise<EmailFigures> {
  const { rows } = await sql<{ state: MailState; count: number }>`
    select ${state} as state, count(*)::int as count from mail group by 1`.execute(db)
  const noFigures: EmailFigures = {
    waiting: 0,
    sent: 0,
    delivered: 0,
    clicked: 0,
    bounced: 0,
    complained: 0,
    failed: 0,
  }
  return { ...noFigures, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}
