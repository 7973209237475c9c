import { notificationsErrors } from '@rise/contract/notifications/errors'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts'
import { writeSettings } from './settings.ts'

const PURPOSE = 'notification mails'

/** The emails that a link ends: of these kinds of notifications, or the daily summary. */
export type MailToStop = readonly NotificationName[] | 'summary'

const SUMMARY = 'summary'
const SEPARATOR = '+'

/** Returns the links to unsubscribe: a page for people, and an address for mail programs (RFC 8058). */
export function stopLinks(
  { keys, config }: Context,
  { memberId, stops }: { memberId: string; stops: MailToStop },
): { page: string; oneClick: string } {
  const target = stops === SUMMARY ? SUMMARY : stops.join(SEPARATOR)
  const token = signText(keys.derive(PURPOSE), `${memberId}.${target}`)
  return {
    page: `${config.publicUrl}/notification-settings#${stops === SUMMARY ? 'schedule' : (stops[0] ?? '')}`,
    oneClick: `${config.publicUrl}/api/v1/notification-settings/stop?token=${token}`,
  }
}

/**
 * Unsubscribes, without a login, from the kinds of notifications that an email covers, or from the daily summary.
 * Returns their titles. Idempotent.
 *
 * @throws {Failure} `stop-link-not-valid`
 */
export async function stopMails({ db, keys }: Context, token: string): Promise<{ title: string }> {
  const [memberId = '', target = ''] = readSignedText(keys.derive(PURPOSE), token)?.split('.') ?? []
  const all = Object.keys(notificationKinds) as NotificationName[]
  const names = target.split(SEPARATOR).flatMap((name) => all.filter((known) => known === name))
  if (target !== SUMMARY && names.length === 0) throw new Failure(notificationsErrors['stop-link-not-valid'])
  // An erased account gets no emails.
  const member = await db.selectFrom('actor').select('id').where('id', '=', memberId).executeTakeFirst()
  if (member && target === SUMMARY) await stopSummary(db, memberId)
  if (member) await writeSettings(db, memberId, names, () => ({ mail: false }))
  return {
    title: target === SUMMARY ? t('Daily summary') : names.map((name) => t(notificationKinds[name].title)).join(', '),
  }
}

async function stopSummary(db: Database, memberId: string): Promise<void> {
  const none = { summary_at: null, summary_due: null, summary_since: null }
  await db.updateTable('notification_schedule').set(none).where('member_id', '=', memberId).execute()
}
