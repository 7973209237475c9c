import { notificationsErrors } from '@rise/contract/notifications/errors'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts'
import { writeSetting } from './settings.ts'

const PURPOSE = 'notification mails'

/** The ways to unsubscribe from a kind: the page for people, and the address for mail programs (RFC 8058). */
export function stopLinks(
  { keys, config }: Context,
  { memberId, name }: { memberId: string; name: NotificationName },
): { page: string; oneClick: string } {
  const token = signText(keys.derive(PURPOSE), `${memberId}.${name}`)
  return {
    page: `${config.publicUrl}/notification-settings#${name}`,
    oneClick: `${config.publicUrl}/api/v1/notification-settings/stop?token=${token}`,
  }
}

/**
 * Unsubscribes from the kind of an email without a login. Returns the kind's title; repeating it changes nothing.
 *
 * @throws {Failure} `stop-link-not-valid`
 */
export async function stopMails({ db, keys }: Context, token: string): Promise<{ title: string }> {
  const [memberId = '', name = ''] = readSignedText(keys.derive(PURPOSE), token)?.split('.') ?? []
  const kind = Object.keys(notificationKinds).find((known): known is NotificationName => known === name)
  if (kind === undefined) throw new Failure(notificationsErrors['stop-link-not-valid'])
  // An erased account gets no emails anyway.
  const member = await db.selectFrom('actor').select('id').where('id', '=', memberId).executeTakeFirst()
  if (member) await writeSetting(db, memberId, kind, { mail: false })
  return { title: notificationKinds[kind].title }
}
