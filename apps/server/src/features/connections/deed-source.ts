import type { SharedDeed } from '@rise/contract/connections/kinds'
import type { Deed, MemberCard } from '@rise/contract/connections/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'

/** The object of a deed: the post, article, answer or badge. */
type DeedObject = NonNullable<Deed['thing']>

/**
 * How a feature shows one kind of activity in the feed and among recent activities. Its SQL expressions read a row of
 * the activity log under the alias `activity`.
 */
export interface DeedSource {
  readonly activity: ActivityKind
  /** Whether there is one entry per day rather than one for all days. */
  readonly perDay: boolean
  /** Returns the condition that the viewer can still see the content, which may have been deleted or hidden. */
  readonly isStillSo: (viewerActorId: string) => RawBuilder<boolean>
  /** The object of the activity as JSON; null once the object is gone. */
  readonly thing: RawBuilder<unknown>
  readonly present: (thing: unknown, member: MemberCard) => DeedObject | null
}

/** The source of each kind of deed. Filled in `features/slots.ts`. */
export type DeedSlot = { readonly [Did in SharedDeed]: DeedSource }

interface DeedSourceInput<T> {
  readonly activity: ActivityKind
  readonly perDay?: boolean
  isStillSo?(viewerActorId: string): RawBuilder<boolean>
  /** Absent for deeds without a page. */
  readonly thing?: RawBuilder<T | null>
  present?(thing: T, member: MemberCard): DeedObject | null
}

/** Defines a source whose query and presentation agree on the type of the thing. */
export function deedSource<T = never>({
  activity,
  perDay = true,
  isStillSo,
  thing,
  present,
}: DeedSourceInput<T>): DeedSource {
  return {
    activity,
    perDay,
    isStillSo: isStillSo ?? (() => sql<boolean>`true`),
    thing: thing ?? sql`null::jsonb`,
    // The query returns exactly the fields that `thing` selects.
    present: (found, member) => present?.(found as T, member) ?? null,
  }
}

/** Returns an expression for the id that an activity's data has under this name. */
export function idIn(name: string): RawBuilder<string> {
  return sql<string>`(activity.data ->> ${sql.lit(name)})::uuid`
}
