import type { NotificationName } from '@rise/contract/notifications/kinds'
import { collected } from '../../platform/manifest/collected.ts'
import type { AnyNotice } from '../../platform/manifest/notice.ts'

export type Notices = Readonly<Record<string, AnyNotice>>

/** The notices of all features, by name. */
export const notices = collected<Notices>('notices')

/** Returns every notice with its name. */
export function allNotices(): readonly (readonly [NotificationName, AnyNotice])[] {
  return Object.entries(notices.all()) as [NotificationName, AnyNotice][]
}

/** Returns the notice with a name; undefined if it was discontinued. */
export function noticeOf(name: string): AnyNotice | undefined {
  return Object.hasOwn(notices.all(), name) ? notices.all()[name] : undefined
}

/** Returns an entry's data, parsed by its notice. */
export function entryData(notice: AnyNotice, data: unknown): unknown {
  return notice.stored?.parse(data)
}

/** Returns the names of notices with their own emails, which summaries leave out. */
export function namesWithLetters(): readonly string[] {
  return allNotices().flatMap(([name, { crowd }]) => (crowd?.letters === undefined ? [] : [name]))
}
