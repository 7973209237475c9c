import type { BadgeOwner } from '@rise/contract/catalogs/kinds'
import type { RawBuilder } from 'kysely'
import type { ActivityKind } from '../../platform/activity/activity.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/** How much of what a badge asks for an actor has. */
export interface Held {
  readonly actor_id: string
  readonly have: number
}

interface AnyRule {
  /** Of the catalog. */
  readonly slug: string
  readonly of: BadgeOwner
  /** The activities after which it may be earned; what time alone brings, the daily look finds. */
  readonly on: readonly ActivityKind[]
  /** It is earned with so much; 1 where there is nothing to count. */
  readonly need: number
  /** Of what is counted; pieces unless told. */
  readonly unit?: 'percent'
  /** Whoever has not got it by now never will: it is no aim. */
  readonly newcomersOnly?: true
}

/** A badge that the database can tell: a query over all of these actors, in which those who have nothing may be missing. */
export interface CountedRule extends AnyRule {
  held(actorIds: readonly string[], now: Date): RawBuilder<Held>
}

/** A badge that another feature tells. */
export interface AskedRule extends AnyRule {
  /** Those of these actors who deserve it. */
  deserving(db: Database | Tx, actorIds: readonly string[]): Promise<readonly string[]>
  /** How much one has. */
  progress(db: Database | Tx, actorId: string): Promise<number>
}

/** Who deserves a badge. Whether somebody is a member whom others find is asked of everybody and is in no rule. */
export type Rule = CountedRule | AskedRule
