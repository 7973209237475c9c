import type { RawBuilder } from 'kysely'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Tx } from '../database/database.ts'

/** A thing that counts, such as an answer. It counts once, while it exists. */
export interface CountedThing {
  readonly actor_id: string
  readonly thing: string
  readonly at: Date
}

/** How the things of a kind are counted. They are counted from the tables, so that deleted things no longer count. */
export interface CountedDeed {
  /** The page on which a member starts such a deed. */
  readonly beginsAt: string
  /** The activities that may change the number of an actor's things; the daily check covers the rest. */
  readonly on: readonly ActivityKind[]
  /** Returns the actors affected by an activity that doesn't name them. */
  others?(tx: Tx, activity: Activity): Promise<readonly string[]>
  /** Returns a query for the things of these actors. A call has at most some hundreds of actors. */
  things(tx: Tx, actorIds: readonly string[], now: Date): RawBuilder<CountedThing> | Promise<RawBuilder<CountedThing>>
}
