import type { BadgeOwner } from '@rise/contract/catalogs/kinds'
import type { Message } from '@rise/texts'
import type { RawBuilder } from 'kysely'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Database, Tx } from '../database/database.ts'

/** An actor's progress towards a badge. */
export interface Progress {
  readonly actor_id: string
  readonly have: number
}

interface AnyRule {
  /** The badge's slug in the catalog. */
  readonly slug: string
  readonly of: BadgeOwner
  /** The badge's position in the list of badges, easiest first. */
  readonly difficulty: number
  /** The activities after which the badge may be earned; the daily check covers the passage of time. */
  readonly on: readonly ActivityKind[]
  /** Returns further actors who may earn the badge by an activity, besides the actor who did it. */
  others?(activity: Activity): readonly (string | null)[]
  /** The threshold; 1 if there is nothing to count. */
  readonly need: number
  /** The unit of the count; pieces by default. */
  readonly unit?: 'percent'
  /** The page on which a member starts to earn the badge; absent if there is no single page. */
  readonly beginsAt?: { readonly label: Message; readonly path: string }
  /** Whether members without the badge can no longer earn it, so that it is not offered as a goal. */
  readonly newcomersOnly?: true
}

/** A badge determined by one query for any number of actors. The result may omit actors without progress. */
export interface CountedRule extends AnyRule {
  progressOf(actorIds: readonly string[], now: Date): RawBuilder<Progress>
}

/** A badge determined by its feature's code. */
interface ComputedRule extends AnyRule {
  /** Returns which of these actors have earned the badge. */
  deserving(db: Database | Tx, actorIds: readonly string[]): Promise<readonly string[]>
  /** Returns an actor's progress. */
  progress(db: Database | Tx, actorId: string): Promise<number>
}

/** How a badge is determined. Every badge also requires a listed member, which is checked elsewhere. */
export type BadgeRule = CountedRule | ComputedRule
