import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Task, Tasks } from '../tasks/tasks.ts'
import type { EmailName, Emails } from './emails.ts'
import type {} from './mail-tables.ts'

const MOST_A_DAY = 3
/** Per kind, across all requesters, so that no mailbox is flooded. */
const MOST_OF_ALL_A_DAY = 12
const DAY_MS = 24 * 3_600_000
const LONGEST_ADDRESS = 254
/** Emails with an unsubscribe link go to many at once and yield to the others, which someone awaits. */
const BULK = -1

/** An email to be sent. */
export interface Letter<K extends EmailName> {
  /** A single address, already validated. */
  readonly to: string
  readonly props: Emails[K]
  /**
   * The one-click address to unsubscribe from this kind (RFC 8058); sets List-Unsubscribe and List-Unsubscribe-Post.
   */
  readonly unsubscribeUrl?: string
  /** The unsubscribe page for people, linked in the footer. Defaults to the address above. */
  readonly unsubscribePage?: string
  /** The address for replies, if not ours: of a person who knows that it is shown. */
  readonly replyTo?: string
  /**
   * The account that requested it, for kinds that anyone may request: each account has its own quota and can't use up
   * another's.
   */
  readonly askedBy?: string
}

/** Sends emails. Problems with the mail server delay them and affect nothing else. */
export interface Mail {
  /**
   * Writes the email in the caller's transaction; a task renders and sends it after the commit. At most three of a kind
   * go to one address within 24 hours, or three per `askedBy` and twelve in all. Returns false when it is over the
   * limit and not sent.
   *
   * @throws {TypeError} `to` or `replyTo` is not one plain address, or `unsubscribeUrl` is not an address
   */
  send<K extends EmailName>(tx: Tx, name: K, letter: Letter<K>): Promise<boolean>
}

/** The data of the task that sends an email. */
export interface MailTaskData {
  readonly mailId: string
}

interface MailParts {
  readonly task: Task<MailTaskData>
  readonly tasks: Tasks
  readonly clock: Clock
  newId(): string
}

/** Email on top of the task queue. */
export function createMail({ task, tasks, clock, newId }: MailParts): Mail {
  return {
    async send(tx, name, { to, props, unsubscribeUrl, unsubscribePage, replyTo, askedBy = null }) {
      if (![to, replyTo ?? to].every(isPlainAddress))
        throw new TypeError(`The email ${name} is for something that is not one address.`)
      const now = clock.now()
      // Until the caller's transaction ends, others that would send the same to the same address wait here.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${name} `} || lower(${to}), 0))`.execute(tx)
      const { all, own } = await tx
        .selectFrom('mail')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('asked_by', 'is not distinct from', askedBy).as('own'),
        ])
        .where('name', '=', name)
        .where(sql`lower(to_address)`, '=', sql`lower(${to})`)
        .where('created_at', '>', new Date(now.getTime() - DAY_MS))
        .executeTakeFirstOrThrow()
      if (own >= MOST_A_DAY || all >= MOST_OF_ALL_A_DAY) return false
      const id = newId()
      await tx
        .insertInto('mail')
        .values({
          id,
          name,
          to_address: to,
          props: JSON.stringify(props),
          reply_to: replyTo ?? null,
          asked_by: askedBy,
          unsubscribe_url: unsubscribeUrl === undefined ? null : new URL(unsubscribeUrl).href,
          unsubscribe_page: unsubscribePage === undefined ? null : new URL(unsubscribePage).href,
          created_at: now,
        })
        .execute()
      await tasks.send(tx, task, { mailId: id }, unsubscribeUrl === undefined ? {} : { priority: BULK })
      return true
    },
  }
}

/**
 * Whether this is one bare address that can't be read as several, as a name with an address, or as more than one
 * header.
 */
function isPlainAddress(to: string): boolean {
  return to.length <= LONGEST_ADDRESS && /^[^\p{C}\p{Z}<>()[\]\\,;:"@]+@[^\p{C}\p{Z}<>()\\,;:"@]+$/u.test(to)
}
