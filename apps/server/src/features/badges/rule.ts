import type { BadgeOwner } from '@rise/contract/catalogs/kinds'
import type { RawBuilder } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/** An actor's progress towards a badge. */
export interface Held {
  readonly actor_id: string
  readonly have: number
}

interface AnyRule {
  /** Of the catalog. */
  readonly slug: string
  readonly of: BadgeOwner
  /** The activities after which it may be earned; the daily check covers the passage of time. */
  readonly on: readonly ActivityKind[]
  /** The threshold; 1 when there is nothing to count. */
  readonly need: number
  /** The unit of the count; pieces by default. */
  readonly unit?: 'percent'
  /** Members without it by now can't earn it, so it is not offered as a goal. */
  readonly newcomersOnly?: true
}

/**
 * A badge that the database determines: a query over all of these actors, from which those without progress may be
 * absent.
 */
export interface CountedRule extends AnyRule {
  held(actorIds: readonly string[], now: Date): RawBuilder<Held>
}

/** A badge that another feature determines. */
export interface AskedRule extends AnyRule {
  /** Returns those of these actors who have earned it. */
  deserving(db: Database | Tx, actorIds: readonly string[]): Promise<readonly string[]>
  /** Returns an actor's progress. */
  progress(db: Database | Tx, actorId: string): Promise<number>
}

/** Determines who has earned a badge. Every badge also requires a listed member, which is checked elsewhere. */
export type Rule = CountedRule | AskedRule
