import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type {} from './mail-tables.ts'

/** The state of an email, for developers. Subject and text are null until it is rendered. */
export interface OutboxMail {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly subject: string | null
  readonly html: string | null
  readonly text: string | null
  readonly unsubscribeUrl: string | null
  readonly replyTo: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly failure: string | null
}

const MOST_LISTED = 100

/** Returns the newest emails, at most 100; filtered by an address, ignoring case, when given. */
export async function listOutbox(db: Database, to?: string): Promise<OutboxMail[]> {
  return outbox(db)
    .$if(to !== undefined, (query) => query.where(sql`lower(to_address)`, '=', sql`lower(${to})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** Returns an email by its id, a UUID; undefined if there is none. */
export async function findInOutbox(db: Database, id: string): Promise<OutboxMail | undefined> {
  return outbox(db).where('id', '=', id).executeTakeFirst()
}

function outbox(db: Database) {
  return db
    .selectFrom('mail')
    .select([
      'id',
      'name',
      'to_address as to',
      'subject',
      'html',
      'text',
      'unsubscribe_url as unsubscribeUrl',
      'reply_to as replyTo',
      'created_at as createdAt',
      'sent_at as sentAt',
      'failure',
    ])
}

/** Returns the first link in an email's text, usually that of its button; null if there is none. */
export function firstLink(text: string): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null
}
