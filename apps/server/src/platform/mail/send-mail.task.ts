import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { languageToUse } from '../language/language-to-use.ts'
import { withLanguage } from '../language/with-language.ts'
import type { Task } from '../tasks/task.ts'
import type { LoadEmails } from './built-emails.ts'
import type { LoadEmailPictures } from './email-template.ts'
import { type AnyLateEmail, propsNow } from './late-email.ts'
import type { MailTaskData } from './mail.ts'
import type {} from './mail-tables.ts'
import { signMailId } from './message-id.ts'
import { renderIn } from './render-in.ts'
import { showInside } from './show-inside.ts'
import { MailRefused, type SendBySmtp } from './smtp.ts'
import { isSuppressed, suppress } from './suppression.ts'

/** The pause after each piece of work, as a multiple of the work's duration. */
const PAUSE_FACTOR = 2

let lastWork: Promise<unknown> = Promise.resolve()

/**
 * Runs work that is heavy but not urgent, such as rendering one of a hundred thousand emails. Runs one piece after the
 * other with a pause after each that succeeds, so that the work takes at most a third of the time.
 */
function runWithPauses<T>(work: () => Promise<T>): Promise<T> {
  const result = lastWork.then(work)
  let startedAt = 0
  lastWork = lastWork
    .then(() => {
      startedAt = performance.now()
      return result
    })
    .then(
      () => sleep(PAUSE_FACTOR * (performance.now() - startedAt)),
      () => undefined,
    )
  return result
}

/** A failing email of at least this age is not retried. */
const GIVE_UP_MS = 48 * 3_600_000
/** The retries. Their delays grow from 10 s to an hour, so that they cover the 48 hours above. */
const RETRIES = { retryLimit: 80, retryDelaySeconds: 10, retryDelayMaxSeconds: 3_600 }
const AT_A_TIME = 4
/** The reasons stored with emails that are not sent. */
const SUPPRESSION_REASON = 'The address is on the suppression list.'
const NOTHING_LEFT = 'There was nothing left to tell when it was to be sent.'

/** Returns the function that loads the pictures of the emails to send. */
export type MailPictures = (ctx: Context) => LoadEmailPictures

/** Returns the language that the receiver at an address has chosen; null if unknown. */
export type MailLanguage = (ctx: Context, address: string) => Promise<string | null>

/** What the task needs to send an email. */
export interface MailDelivery {
  readonly load: LoadEmails
  readonly smtp: SendBySmtp | undefined
  readonly late?: readonly AnyLateEmail[]
  readonly pictures?: MailPictures
  readonly languageOf?: MailLanguage
}

/**
 * Creates the task that renders an email and hands it to the mail server. Without a mail server, the rendered email
 * stays in the database, which is the outbox. Sent and failed emails keep neither props nor text, because these contain
 * single-use links.
 */
export function createMailTask(delivery: MailDelivery): Task<MailTaskData> {
  return {
    name: 'mail-send',
    data: z.object({ mailId: z.uuid() }),
    ...RETRIES,
    concurrency: AT_A_TIME,
    expireInSeconds: 300,
    async handle(ctx, { mailId }) {
      try {
        await deliver(ctx, mailId, delivery)
      } catch (error) {
        if (!(await isLastTry(ctx, mailId, error))) throw error
        if (error instanceof MailRefused && error.unknownMailbox) await suppressRefused(ctx, mailId, error.message)
        const failure = error instanceof Error ? error.message : String(error)
        await settle(ctx, mailId, { failed_at: ctx.clock.now(), failure })
        ctx.log.warn({ mailId, failure }, 'mail not sent')
      }
    },
  }
}

async function deliver(
  ctx: Context,
  id: string,
  { load, smtp, late = [], pictures, languageOf }: MailDelivery,
): Promise<void> {
  const mail = await ctx.db
    .selectFrom('mail')
    .select(['name', 'to_address', 'props', 'unsubscribe_url', 'unsubscribe_page', 'reply_to', 'language', 'sample'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  const { name, to_address: to, unsubscribe_url: unsubscribeUrl, reply_to: replyTo } = mail
  const foot = mail.unsubscribe_page ?? unsubscribeUrl
  if (await isSuppressed(ctx.db, { address: to, optional: unsubscribeUrl !== null })) {
    await settle(ctx, id, { failed_at: ctx.clock.now(), failure: SUPPRESSION_REASON })
    return
  }
  const language = languageToUse([await languageOf?.(ctx, to), mail.language], ctx.config.languages)
  const render = async () => {
    const props = mail.sample ? mail.props : await withLanguage(language, () => propsNow(ctx, late, { id, ...mail }))
    if (props === undefined) return undefined
    const email = { name, props, unsubscribePage: foot, pictures: pictures?.(ctx) }
    return renderIn(language, { load, config: ctx.config, brand: ctx.brand }, email)
  }
  // Emails with an unsubscribe link are sent in large numbers.
  const renderedEmail = await (unsubscribeUrl === null ? render() : runWithPauses(render))
  if (renderedEmail === undefined) {
    await settle(ctx, id, { failed_at: ctx.clock.now(), failure: NOTHING_LEFT })
    return
  }
  if (!smtp) {
    // Attachments are not stored; their content stays in the props.
    const { subject, text } = renderedEmail
    await ctx.db
      .updateTable('mail')
      .set({ subject, text, html: showInside(renderedEmail) })
      .where('id', '=', id)
      .execute()
    return
  }
  await smtp({ signedId: signMailId(ctx.keys, id), to, unsubscribeUrl, replyTo, ...renderedEmail })
  await settle(ctx, id, { sent_at: ctx.clock.now(), subject: renderedEmail.subject })
}

async function isLastTry(ctx: Context, id: string, error: unknown): Promise<boolean> {
  if (error instanceof MailRefused) return true
  const since = new Date(ctx.clock.now().getTime() - GIVE_UP_MS)
  const oldMail = await ctx.db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '<', since)
    .execute()
  return oldMail.length > 0
}

/** Stops further emails to an address for which the mail server reported that there is no such mailbox. */
async function suppressRefused(ctx: Context, id: string, detail: string): Promise<void> {
  const mail = await ctx.db.selectFrom('mail').select('to_address').where('id', '=', id).executeTakeFirst()
  if (mail) await suppress(ctx, ctx.db, { address: mail.to_address, reason: 'bounced', detail })
}

type Outcome = { sent_at: Date; subject: string } | { failed_at: Date; failure: string }

async function settle(ctx: Context, id: string, outcome: Outcome): Promise<void> {
  const clearedColumns = {
    props: null,
    unsubscribe_url: null,
    unsubscribe_page: null,
    reply_to: null,
    html: null,
    text: null,
  }
  await ctx.db
    .updateTable('mail')
    .set({ ...outcome, ...clearedColumns })
    .where('id', '=', id)
    .execute()
}
