import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type {} from './mail-tables.ts'

/** What became of an email, as developers read it. The subject and the text are null until it is rendered. */
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

/** The newest emails, at most 100; those to one address, in whatever case, when it is given. */
export async function listOutbox(db: Database, to?: string): Promise<OutboxMail[]> {
  return outbox(db)
    .$if(to !== undefined, (query) => query.where(sql`lower(to_address)`, '=', sql`lower(${to})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

/** One email by its id, a UUID. */
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

/** The first link of an email's text: the one thing that it asks to do. */
export function firstLink(text: string): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null
}
