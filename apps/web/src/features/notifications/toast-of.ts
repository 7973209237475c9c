import type { Notification } from '@rise/contract/notifications/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import { t } from '@rise/texts'
import type { showToast } from '../../ui/base/toast.ts'
import { namesOf } from './names-of.ts'

type Toast = Parameters<typeof showToast>[0]

/** Returns the toast for a notification; undefined if none is shown: in quiet hours, and for missions on the feed. */
export function toastOf(notification: Notification, pathname: string): Toast | undefined {
  const { name, text, to, quiet } = notification
  const isMission = name.startsWith('mission:')
  if (quiet || (isMission && pathname === '/feed')) return undefined
  const description = messageOf(notification)
  return {
    // Only the last toast of each kind is shown.
    id: name,
    ...(isMission && { kind: 'mission' }),
    title: `${namesOf(notification)} ${text}`.trim(),
    ...(description !== undefined && { description }),
    action: { label: t('Have a look'), to },
  }
}
