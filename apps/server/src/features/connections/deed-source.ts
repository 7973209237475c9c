import type { SharedDeed } from '@rise/contract/connections/kinds'
import type { Deed, MemberCard } from '@rise/contract/connections/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'

/** What was posted, written, answered or earned. */
type Thing = NonNullable<Deed['thing']>

/**
 * How a feature shows one kind of activity in the feed and among recent activities. Its pieces of SQL read a row of the
 * activity log that is called `activity`.
 */
export interface DeedSource {
  readonly activity: ActivityKind
  /** Whether each day is an entry of its own, and not all days together are one. */
  readonly perDay: boolean
  /** Whether it is still worth showing to the viewer: not once its content was deleted or is hidden. */
  readonly isStillSo: (viewerActorId: string) => RawBuilder<boolean>
  /** What the activity was about, as JSON; null once it is gone. */
  readonly thing: RawBuilder<unknown>
  readonly present: (thing: unknown, member: MemberCard) => Thing | null
}

/** Filled where the server is assembled: who shows which kind of deed. */
export type DeedSlot = { readonly [Did in SharedDeed]: DeedSource }

interface Halves<T> {
  readonly activity: ActivityKind
  readonly perDay?: boolean
  isStillSo?(viewerActorId: string): RawBuilder<boolean>
  /** Absent for what leads nowhere. */
  readonly thing?: RawBuilder<T | null>
  present?(thing: T, member: MemberCard): Thing | null
}

/** A source whose two halves agree on the thing. */
export function deedSource<T = never>({ activity, perDay = true, isStillSo, thing, present }: Halves<T>): DeedSource {
  return {
    activity,
    perDay,
    isStillSo: isStillSo ?? (() => sql<boolean>`true`),
    thing: thing ?? sql`null::jsonb`,
    // The query returns what `thing` selects, and nothing else.
    present: (found, member) => present?.(found as T, member) ?? null,
  }
}

/** The id of this name in the data of an activity. */
export function idIn(name: string): RawBuilder<string> {
  return sql<string>`(activity.data ->> ${sql.lit(name)})::uuid`
}
