import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { AnyNotice } from '../../platform/manifest/notice.ts'

export type Notices = Readonly<Record<string, AnyNotice>>

let collect: () => Notices = () => ({})

/** Says where the notices of all features are: in their manifests, which only the assembly of the server knows. */
export function collectNotices(from: () => Notices): void {
  collect = from
}

/** Returns every notice by its name. */
export function allNotices(): readonly (readonly [NotificationName, AnyNotice])[] {
  return Object.entries(collect()) as [NotificationName, AnyNotice][]
}

/** Returns the notice of a name; undefined if it is discontinued. */
export function noticeOf(name: string): AnyNotice | undefined {
  const notices = collect()
  return Object.hasOwn(notices, name) ? notices[name] : undefined
}

/** Returns the data of an entry, as its notice reads it. */
export function entryData(notice: AnyNotice, data: unknown): unknown {
  return notice.stored?.parse(data)
}

/** Returns the names of those with an email of their own, which is in no summary. */
export function namesWithLetters(): readonly string[] {
  return allNotices().flatMap(([name, { crowd }]) => (crowd?.letters === undefined ? [] : [name]))
}
