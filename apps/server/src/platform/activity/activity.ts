import type { Tx } from '../database/database.ts'

/**
 * Every kind of activity and the data recorded with it, which is JSON. Each feature merges the kinds that it records
 * into this interface in its own `activities.ts`: `'job.posted': { jobId: string }`. A kind is `<thing>.<past
 * participle>`. Recorded activities stay in the log: when a shape changes later, fields that older rows lack are
 * optional.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Activities {}

export type ActivityKind = keyof Activities

/** The data of an activity that actor, login and time describe completely. */
export type NoData = Record<string, never>

/** An entry of the activity log. In a union of kinds, `kind` determines the type of `data`. */
export type Activity<K extends ActivityKind = ActivityKind> = {
  readonly [Kind in K]: {
    readonly id: string
    readonly kind: Kind
    /** The professional or company that acted, null for the system. */
    readonly actorId: string | null
    /** The login that acted for the actor. */
    readonly loginId: string | null
    readonly data: Activities[Kind]
    readonly createdAt: Date
  }
}[K]

export type ActivityInput<K extends ActivityKind = ActivityKind> = {
  readonly [Kind in K]: {
    readonly kind: Kind
    readonly actorId?: string
    readonly loginId?: string
    readonly data: Activities[Kind]
    /** When the activity happened; now by default. */
    readonly at?: Date
  }
}[K]

/** Writes to the activity log. */
export interface ActivityLog {
  /** Records an activity in the caller's transaction, with one task for its listeners, if it has any. */
  record(tx: Tx, activity: ActivityInput): Promise<void>
  /** Records many activities in one statement. */
  recordAll(tx: Tx, activities: readonly ActivityInput[]): Promise<void>
  /**
   * Erases the activities of these actors, and other activities that name these actors or logins. Activities without
   * data stay; they name no one once the rows of the actors are gone.
   */
  forget(tx: Tx, who: { readonly actorIds: readonly string[]; readonly loginIds: readonly string[] }): Promise<void>
}
