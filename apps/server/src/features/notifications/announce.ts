import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import type { Context } from '../../platform/context.ts'
import { emitInLanguages } from '../../platform/realtime/emit-in-languages.ts'
import { presentNotifications } from './present.ts'
import type { EntryRow } from './queries.ts'

interface Announcement {
  /** Whether it is in the members' quiet hours: then the pages show no toast. */
  readonly isQuiet: boolean
  /** Whether the members follow the member that the entry is about; by default, as in the row. */
  readonly isFollowing?: boolean
}

/** Sends an entry to all pages of some members, in the language of each page. */
export function announce(
  ctx: Context,
  memberIds: readonly string[],
  row: EntryRow,
  { isQuiet, isFollowing }: Announcement,
): void {
  if (!isKnown(row.kind)) return
  const event = notificationKinds[row.kind].live
  emitInLanguages(ctx, memberIds, event, () => {
    const [entry] = presentNotifications([row])
    if (!entry) return undefined
    const about = entry.user && isFollowing !== undefined ? { user: { ...entry.user, isFollowing } } : {}
    return [{ ...entry, ...about, name: event, ...(isQuiet && { quiet: true as const }) }]
  })
}

function isKnown(kind: string): kind is NotificationName {
  return Object.hasOwn(notificationKinds, kind)
}
