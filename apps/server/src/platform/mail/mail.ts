import { sql } from 'kysely'
import type { Brand } from '../brand.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/database.ts'
import { languageToUse } from '../language/language-to-use.ts'
import { languageOfWork } from '../language/with-language.ts'
import type { TaskKind, Tasks } from '../tasks/tasks.ts'
import type { LoadEmails } from './built-emails.ts'
import type { LoadEmailPictures, RenderedEmail } from './email-template.ts'
import type { EmailName, Emails, PropsToSend } from './emails.ts'
import type {} from './mail-tables.ts'
import { renderIn } from './render-in.ts'

const MOST_A_DAY = 3
/** The limit per kind of email and address for all requesters together, so that no mailbox is flooded. */
export const MOST_OF_ALL_A_DAY = 12
const DAY_MS = 24 * 3_600_000
const LONGEST_ADDRESS = 254
/**
 * The priority of emails with an unsubscribe link. They go to many people, and must not delay emails that someone is
 * waiting for.
 */
const BULK_PRIORITY = -1

/** An email to send. */
export interface Letter<K extends EmailName> {
  /** A single address, which was validated before. */
  readonly to: string
  readonly props: PropsToSend<K>
  /**
   * The one-click address to unsubscribe from this kind (RFC 8058). Sets List-Unsubscribe and List-Unsubscribe-Post.
   */
  readonly unsubscribeUrl?: string
  /** The unsubscribe page for people, linked in the footer; by default, the one-click address. */
  readonly unsubscribePage?: string
  /** The address for replies, if it isn't ours: that of a person who knows that it is shown. */
  readonly replyTo?: string
  /**
   * The account that requested the email, for kinds that anyone may request. Each account has its own limit and can't
   * use up another's.
   */
  readonly askedBy?: string
}

/** Sends emails. Problems with the mail server delay them and affect nothing else. */
export interface Mail {
  /**
   * Writes the email in the caller's transaction; a task renders and sends it after the commit. Within 24 hours, an
   * address gets at most twelve emails of a kind, and at most three of them with the same `askedBy` (or without one).
   * Returns false if the email is beyond the limit and not sent.
   * @throws {TypeError} `to` or `replyTo` is not one plain address, or `unsubscribeUrl` or `unsubscribePage` is not an
   * address
   */
  send<K extends EmailName>(tx: Tx, name: K, letter: Letter<K>): Promise<boolean>
  /** Sends many emails of a kind to different addresses in a few statements. Returns for each whether it is sent. */
  sendMany<K extends EmailName>(tx: Tx, name: K, letters: readonly Letter<K>[]): Promise<readonly boolean[]>
  /** Sends a template with sample data, unchanged, to an admin who wants to see it in their own mailbox. */
  sendSample<K extends EmailName>(tx: Tx, name: K, sample: { to: string; props: Emails[K] }): Promise<void>
  /**
   * Renders an email as it would be sent now, in the language of the work at hand, with this address of the page to
   * unsubscribe, if any. Without `pictures`, faces are name marks.
   */
  render<K extends EmailName>(
    name: K,
    props: Emails[K],
    unsubscribePage?: string,
    pictures?: LoadEmailPictures,
  ): Promise<RenderedEmail>
}

/** The data of the task that sends an email. */
export interface MailTaskData {
  readonly mailId: string
}

interface MailParts {
  readonly task: TaskKind<MailTaskData>
  readonly tasks: Tasks
  readonly clock: Clock
  newId(): string
  readonly load: LoadEmails
  readonly config: Config
  readonly brand: Brand
}

/** Creates email on top of the task queue. */
export function createMail({ task, tasks, clock, newId, load, config, brand }: MailParts): Mail {
  async function sendMany<K extends EmailName>(
    tx: Tx,
    name: K,
    letters: readonly Letter<K>[],
  ): Promise<readonly boolean[]> {
    for (const { to, replyTo } of letters) {
      if (![to, replyTo ?? to].every(isPlainAddress))
        throw new TypeError(`The email ${name} is for something that is not one address.`)
    }
    if (letters.length === 0) return []
    const now = clock.now()
    const allowedByIndex = await readAllowed(tx, name, letters, now)
    const rows = letters.flatMap((letter, index) => (allowedByIndex[index] ? [rowOf(name, letter, now)] : []))
    if (rows.length > 0) await tx.insertInto('mail').values(rows).execute()
    await tasks.sendMany(
      tx,
      task,
      rows.map(({ id, unsubscribe_url }) => ({
        data: { mailId: id },
        ...(unsubscribe_url !== null && { priority: BULK_PRIORITY }),
      })),
    )
    return allowedByIndex
  }

  function rowOf<K extends EmailName>(name: K, letter: Letter<K>, now: Date) {
    const { to, props, unsubscribeUrl, unsubscribePage, replyTo, askedBy = null } = letter
    return {
      id: newId(),
      name,
      to_address: to,
      props: JSON.stringify(props),
      reply_to: replyTo ?? null,
      asked_by: askedBy,
      language: languageOfWork() ?? null,
      unsubscribe_url: unsubscribeUrl === undefined ? null : new URL(unsubscribeUrl).href,
      unsubscribe_page: unsubscribePage === undefined ? null : new URL(unsubscribePage).href,
      created_at: now,
    }
  }

  return {
    async send(tx, name, letter) {
      const [isSent = false] = await sendMany(tx, name, [letter])
      return isSent
    },
    sendMany,
    async sendSample(tx, name, { to, props }) {
      const row = { ...rowOf(name, { to, props: props as PropsToSend<typeof name> }, clock.now()), sample: true }
      await tx.insertInto('mail').values(row).execute()
      await tasks.send(tx, task, { mailId: row.id })
    },
    render(name, props, unsubscribePage, pictures) {
      const language = languageToUse([languageOfWork()], config.languages)
      return renderIn(language, { load, config, brand }, { name, props, unsubscribePage, pictures })
    },
  }
}

/** Returns which emails are within the limits. Emails of the same call don't count against each other. */
async function readAllowed<K extends EmailName>(
  tx: Tx,
  name: K,
  letters: readonly Letter<K>[],
  now: Date,
): Promise<readonly boolean[]> {
  const addresses = letters.map(({ to }) => to)
  // Other transactions that would send the same kind to the same address wait here until the caller's transaction ends.
  // All take the locks in the same order, so that they can't deadlock.
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(${`mail ${name} `} || lower(address), 0) as key from unnest(${addresses}::text[]) as address
    order by key) as keys`.execute(tx)
  const askers = letters.map(({ askedBy = null }) => askedBy)
  const { rows } = await sql<{ all: number; own: number }>`
    select count(mail.id)::integer as all,
      (count(mail.id) filter (where mail.asked_by is not distinct from asked.by))::integer as own
    from unnest(${addresses}::text[], ${askers}::text[]) with ordinality as asked (address, by, position)
    left join mail on mail.name = ${name} and lower(mail.to_address) = lower(asked.address)
      and mail.created_at > ${new Date(now.getTime() - DAY_MS)}
    group by asked.position order by asked.position`.execute(tx)
  return rows.map(({ all, own }) => own < MOST_A_DAY && all < MOST_OF_ALL_A_DAY)
}

/**
 * Whether a text is one bare address that can't be read as several, as a name with an address, or as more than one
 * header.
 */
function isPlainAddress(to: string): boolean {
  return to.length <= LONGEST_ADDRESS && /^[^\p{C}\p{Z}<>()[\]\\,;:"@]+@[^\p{C}\p{Z}<>()\\,;:"@]+$/u.test(to)
}
