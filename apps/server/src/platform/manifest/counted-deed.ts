import type { RawBuilder } from 'kysely'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Tx } from '../database/database.ts'

/** A thing that counts, such as an answer. Counted once, while it exists. */
export interface CountedThing {
  readonly actor_id: string
  readonly thing: string
  readonly at: Date
}

/** How the things of a kind are counted: from the tables, so that deleted things no longer count. */
export interface CountedDeed {
  /** The page on which a member starts such a deed. */
  readonly beginsAt: string
  /** The activities after which an actor's things may be more or fewer; the daily check covers the rest. */
  readonly on: readonly ActivityKind[]
  /** Actors affected by an activity that it doesn't name. */
  others?(tx: Tx, activity: Activity): Promise<readonly string[]>
  /** Returns the things of these actors, at most some hundreds, as a query. */
  things(tx: Tx, actorIds: readonly string[], now: Date): RawBuilder<CountedThing> | Promise<RawBuilder<CountedThing>>
}
