import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import { findActivity } from '../../platform/activity/listener.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { EmailThing } from '../../platform/mail/email-content.ts'
import { nameToShow } from '../../platform/mail/email-text.ts'
import type { Emails } from '../../platform/mail/emails.ts'
import type { LateEmail } from '../../platform/mail/late-email.ts'
import type { AnyNotice, MailedEntry, Recipient } from '../../platform/manifest/notice.ts'
import { emailActor, memberCardsOf } from '../connections/index.ts'
import { findAddressees } from './delivery/find-addressees.ts'
import type { WaitingNotice } from './emails.ts'
import { type MailReader, readerOf } from './mail-member.ts'
import { entryData, noticeOf } from './notices.ts'
import { isHidden } from './withheld.ts'

/**
 * Fills the email of a notice when it is sent. The notice is judged once more: if its content was deleted, hidden or
 * blocked since, no email is sent.
 */
export const noticeLetter: LateEmail<'notification'> = {
  name: 'notification',
  async fill(ctx, waiting: WaitingNotice | FilledEarlier) {
    return 'kind' in waiting ? fill(ctx, waiting) : fillEarlier(waiting)
  },
}

async function fill(ctx: Context, waiting: WaitingNotice): Promise<Emails['notification'] | undefined> {
  const { kind, memberId } = waiting
  const notice = noticeOf(kind)
  const judgement = notice && (await ctx.db.transaction().execute((tx) => judge(tx, notice, waiting)))
  if (!judgement) return undefined
  const { db, config } = ctx
  const { aboutId, thingId, mailedEachTime = false, data = {} } = judgement.recipient
  const card = aboutId === undefined ? undefined : (await memberCardsOf(db, memberId, [aboutId])).get(aboutId)
  const entry: MailedEntry<unknown> = {
    ...{ db, memberId, thingId, count: card ? 1 : 0, slug: card?.slug, aboutId: card?._id },
    role: judgement.reader.kind === 'professional' ? 'professional' : 'employer',
    data: entryData(notice, data),
    about: card,
    aboutName: card && nameToShow(card.companyName ?? card.firstName),
  }
  const things = notice.mail?.things ? await notice.mail.things(entry) : []
  return things && presentLetter(kind, notice, entry, { publicUrl: config.publicUrl, things, isEach: mailedEachTime })
}

interface LetterContent {
  readonly publicUrl: string
  readonly things: readonly EmailThing[]
  readonly isEach: boolean
}

/** Returns a notice's email, in the notice's words. */
export function presentLetter(
  kind: NotificationName,
  notice: AnyNotice,
  entry: MailedEntry<unknown>,
  { publicUrl, things, isEach }: LetterContent,
): Emails['notification'] {
  const { mail, action, path } = notice
  const button = mail?.button?.(entry) ?? { action: t(action), path: path(entry) }
  return {
    actor: entry.about ? emailActor(entry.about) : null,
    text: notice.text(entry),
    discreetSubject: mail?.discreetSubject?.(entry) ?? null,
    things,
    action: button.action,
    url: publicUrl + button.path,
    kind: t(notificationKinds[kind].title),
    isEach,
  }
}

/** Judges the notice once more. Returns its recipient and their login; undefined if the email may not be sent now. */
async function judge(
  tx: Tx,
  notice: AnyNotice,
  waiting: WaitingNotice,
): Promise<{ readonly recipient: Recipient; readonly reader: MailReader } | undefined> {
  const judgement = await findRecipient(tx, notice, waiting)
  if (!judgement || !(await maySee(tx, waiting, judgement))) return undefined
  const reader = await readerOf(tx, waiting.memberId, waiting.loginId)
  return reader && { recipient: judgement.recipient, reader }
}

interface JudgedRecipient {
  readonly recipient: Recipient
  readonly reachesMuters: boolean
}

/** Returns the recipient with the notice's present data; undefined if the notice is outdated. */
async function findRecipient(tx: Tx, notice: AnyNotice, waiting: WaitingNotice): Promise<JudgedRecipient | undefined> {
  const { memberId, activityId, thingId } = waiting
  if (thingId !== undefined) return findInCrowd(tx, notice, { memberId, thingId })
  const activity = activityId === undefined ? undefined : await findActivity(tx, activityId)
  if (!activity || (await isHidden(tx, activity))) return undefined
  const recipients = await notice.recipients?.(tx, activity)
  const recipient = recipients?.find((one) => one.memberId === memberId)
  return recipient && { recipient, reachesMuters: false }
}

async function findInCrowd(
  tx: Tx,
  { crowd }: AnyNotice,
  { memberId, thingId }: { memberId: string; thingId: string },
): Promise<JudgedRecipient | undefined> {
  const news = await crowd?.find(tx, thingId)
  if (!crowd || !news || (await isHidden(tx, { data: { thingId } }))) return undefined
  const { rows } = await sql`select from (${crowd.members(news)}) member where member_id = ${memberId}`.execute(tx)
  if (rows.length === 0) return undefined
  const { aboutId, data, reachesMuters = false } = news
  return {
    recipient: { memberId, thingId, data: data as object, ...(aboutId !== undefined && { aboutId }) },
    reachesMuters,
  }
}

async function maySee(tx: Tx, { kind, memberId }: WaitingNotice, { recipient, reachesMuters }: JudgedRecipient) {
  const { aboutId = null, thingId = null } = recipient
  const [addressee] = await findAddressees(
    tx,
    kind,
    sql`select ${memberId}::uuid as member_id, ${aboutId}::uuid as about_id, ${thingId}::uuid as thing_id,
      ${reachesMuters}::boolean as reaches_muters`,
  )
  return addressee?.may_hear === true
}

interface FilledEarlier {
  readonly name: string | null
  readonly text: string
  readonly url: string
  readonly action?: string
}

/** Returns the email that an earlier version of the server stored: complete, but with nothing besides the sentence. */
function fillEarlier({ name, text, url, action = t('See it', 'a button') }: FilledEarlier): Emails['notification'] {
  const actor = name === null ? null : { name, line: null, picture: null, isRound: true }
  return { ...{ actor, text, url, action, things: [], discreetSubject: null }, kind: null, isEach: true }
}
