import type { BadgeOwner } from '@rise/contract/catalogs/kinds'
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
  /** Orders the list of badges, easiest first. */
  readonly difficulty: number
  /** The activities after which it may be earned; the daily check covers the passage of time. */
  readonly on: readonly ActivityKind[]
  /** Actors who may earn it by an activity besides the one who did it. */
  others?(activity: Activity): readonly (string | null)[]
  /** The threshold; 1 when there is nothing to count. */
  readonly need: number
  /** The unit of the count; pieces by default. */
  readonly unit?: 'percent'
  /** The page on which an owner starts to earn it; absent if there is no single one. */
  readonly beginsAt?: { readonly label: string; readonly path: string }
  /** Members without the badge can no longer earn it, so it is not offered as a goal. */
  readonly newcomersOnly?: true
}

/**
 * A badge that the database determines: a query over all of these actors, from which those without progress may be
 * absent.
 */
export interface CountedRule extends AnyRule {
  progressOf(actorIds: readonly string[], now: Date): RawBuilder<Progress>
}

/** A badge that the code of its feature determines. */
interface ComputedRule extends AnyRule {
  /** Returns the actors among these who have earned it. */
  deserving(db: Database | Tx, actorIds: readonly string[]): Promise<readonly string[]>
  /** Returns an actor's progress. */
  progress(db: Database | Tx, actorId: string): Promise<number>
}

/** Determines who has earned a badge. Every badge also requires a listed member, which is checked elsewhere. */
export type BadgeRule = CountedRule | ComputedRule
