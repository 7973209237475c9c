import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { AnyNotice, Recipient } from '../../../platform/manifest/notice.ts'
import { mailMember, type NoticeSource } from '../mail-member.ts'
import { push } from '../push/push.task.ts'
import { hold } from '../schedule/hold.ts'
import { quietUntil } from '../schedule/schedule.ts'
import { channelsOf } from '../settings.ts'
import type { Addressee } from './find-addressees.ts'
import { storeEntries } from './store-entries.ts'

/** A notice, and how to deliver it. */
interface Delivery {
  readonly name: NotificationName
  readonly notice: AnyNotice
  /** When the activity happened. */
  readonly at: Date
  /** Whether existing entries are updated; if not, members who have an entry are skipped. */
  readonly adds: boolean
  readonly source: NoticeSource
}

/** A member to deliver to, with their entry. */
export interface Addressed extends Recipient {
  readonly addressee: Addressee
  /** The id of a new entry; an existing entry with the same key keeps its id. */
  readonly id: string
  readonly groupKey: string
  readonly pushed?: boolean
}

/** An entry that was stored or changed. */
export interface Delivered {
  readonly memberId: string
  readonly id: string
  /** Whether the entry is shown in the list and the bell, and announced live. */
  readonly app: boolean
  readonly isFollowing: boolean
  readonly isQuiet: boolean
}

/**
 * Delivers a notice once to each of these members according to their settings: stores the entry, pushes it and emails
 * it. Quiet hours delay push and email. Skips members who may not see the notice. Returns the stored entries.
 */
export async function deliver(
  ctx: Context,
  tx: Tx,
  delivery: Delivery,
  addressed: readonly Addressed[],
): Promise<readonly Delivered[]> {
  const { name, source } = delivery
  const recipients = addressed.filter(({ addressee }) => addressee.may_hear).map((one) => choose(ctx, delivery, one))
  const ids = await storeEntries(tx, delivery, recipients.filter(isStored))
  const storedRecipients = recipients.flatMap((one) => {
    const id = ids.get(one.memberId)
    return id === undefined ? [] : [{ ...one, id }]
  })
  await hold(
    tx,
    storedRecipients.flatMap(({ memberId, id, mailTo = null, isPushed, isMailed, until }) =>
      until && (isPushed || isMailed)
        ? [{ member_id: memberId, notification_id: id, mail_to: mailTo, push: isPushed, mail: isMailed, until }]
        : [],
    ),
  )
  const pushedRecipients = storedRecipients.filter(({ isPushed, until }) => isPushed && !until)
  for (const [id, some] of Map.groupBy(pushedRecipients, (one) => one.id)) {
    const memberIds = some.map(({ memberId }) => memberId)
    // Runs after the commit, and only once if many notifications come together.
    await ctx.tasks.send(tx, push, { memberIds, notificationId: id }, { deduplicationKey: `${id} ${memberIds[0]}` })
  }
  for (const recipient of recipients) {
    if (recipient.isMailed && !recipient.until) await mailMember(ctx, tx, { name, source, recipient })
  }
  return storedRecipients.map(({ memberId, id, app, addressee, until }) => ({
    ...{ memberId, id, app },
    isFollowing: addressee.is_following,
    isQuiet: until !== undefined,
  }))
}

type ChosenDelivery = ReturnType<typeof choose>

function choose({ clock }: Context, { name, notice }: Delivery, recipient: Addressed) {
  const { setting, hours, has_browser } = recipient.addressee
  const channels = channelsOf(name, setting ?? undefined)
  return {
    ...recipient,
    app: channels.app,
    // Notices with their own emails are not emailed here.
    isMailed: wantsMail(name, recipient) && notice.crowd?.letters === undefined,
    isPushed: channels.push && has_browser && recipient.pushed !== false,
    until: quietUntil(hours, clock.now()),
  }
}

/** Whether a member's settings allow an email. */
export function wantsMail(name: NotificationName, { addressee, mailed }: Addressed): boolean {
  const { mail } = channelsOf(name, addressee.setting ?? undefined)
  return mail && mailed !== false && notificationKinds[name].mail !== null
}

function isStored({ app, isPushed, isMailed, until }: ChosenDelivery): boolean {
  return app || isPushed || (isMailed && until !== undefined)
}
