import type { Notification } from '@rise/contract/notifications/shapes'
import type { RawBuilder } from 'kysely'
import type { Activity, ActivityKind } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A notification to send. */
export interface Telling {
  /** The recipient: an actor. */
  readonly memberId: string
  /**
   * The member it is about; nothing is sent if either has blocked or the recipient has muted the other, or if the
   * member is not listed.
   */
  readonly aboutId?: string
  /** What else it is about, such as a question: in a grouped kind, a day's entry covers one such thing. */
  readonly thingId?: string
  /** For a company, the login that gets the email; by default the first of the team. */
  readonly mailTo?: string
  /** False: never by email, whatever the settings say. */
  readonly mailed?: boolean
  /** True: emailed each time, not only the first time in a day. */
  readonly urgent?: boolean
  /** Data that the kind needs for its text later; JSON. Of several in one entry, the last is stored. */
  readonly data?: object
}

/** An entry, with the data for its text. */
export interface Told {
  readonly role: 'professional' | 'employer'
  /** The number of members it is about; 0 without any. */
  readonly count: number
  /** In the address of the first member it names; absent without one. */
  readonly slug?: string | undefined
  /** The same member's actor. */
  readonly aboutId?: string | undefined
  readonly data: unknown
}

/** Whose notifications to retract, and about whom or what: at least one of the latter two. */
export interface TakenBack {
  readonly memberId?: string
  readonly aboutId?: string
  readonly thingIds?: readonly string[]
}

/**
 * A kind of notification: when it is sent, to whom, and in which words. One file each, in `kinds/`. The activities `On`
 * send it, and the activities `Back` retract it.
 */
export interface NotificationKind<On extends ActivityKind, Back extends ActivityKind = never> {
  /** Several within a day (UTC) share one entry. */
  readonly grouped: boolean
  /** The activities that send it. */
  readonly on: readonly On[]
  /** Of no use later: not sent once a thing is shown that was hidden at the time. */
  readonly fleeting?: true
  /** Returns the notifications to send; none when outdated. */
  tell(tx: Tx, activity: Activity<On>): Promise<readonly Telling[]>
  /** Also tells a crowd. */
  readonly crowd?: Crowd<On>
  /** Activities that retract an earlier notification. */
  readonly takenBackOn?: readonly Back[]
  /** Returns what to retract; nothing is retracted without `memberId`. */
  takeBack?(activity: Activity<Back>, tx: Tx): TakenBack | undefined | Promise<TakenBack | undefined>
  /** Continues the names: "follows you". */
  say(told: Told): string
  /** The fields of section 3 that this kind adds. */
  fields?(
    told: Told,
  ): Pick<
    Notification,
    | 'badge'
    | 'reaction'
    | 'question'
    | 'answer'
    | 'reply'
    | 'message'
    | 'title'
    | 'postType'
    | 'contentType'
    | 'slug'
    | 'owner'
    | 'points'
    | 'mission'
    | 'missionKey'
    | 'progress'
    | 'progressToComplete'
  >
  /** The path of the page that it leads to. */
  leadTo(told: Told): string
}

/** Something to tell a crowd of any size, in batches. */
export interface CrowdNews {
  /** The member it is about, if it is about one. */
  readonly aboutId?: string
  readonly data: object
  /** False: never that way, whatever the settings say. */
  readonly isPushed?: boolean
  readonly isMailed?: boolean
  /** What concerns a member's own plans reaches them even if they muted the other; a block still stands between them. */
  readonly reachesMuters?: true
}

/**
 * A kind of notification that goes to a crowd, such as everyone who asked for an author's posts. Settings, blocks and
 * mutes are respected in statements for many members at once.
 */
export interface Crowd<On extends ActivityKind> {
  /** Returns what it is about besides members, such as a post: each recipient has one entry for each thing. */
  thingOf(activity: Activity<On>): string
  /** Returns what to tell by now; undefined when there is nothing to say any longer. Locks it until the batch is told. */
  find(tx: Tx, thingId: string): Promise<CrowdNews | undefined>
  /** The recipients, as a subquery with the column `member_id`. */
  members(news: CrowdNews): RawBuilder<{ member_id: string }>
  /**
   * Emails it to members whose settings ask for that, instead of the usual email: at once, also in quiet hours. It may be
   * called again for members who have it.
   */
  letters?(ctx: Context, tx: Tx, thingId: string, memberIds: readonly string[]): Promise<void>
  /** Learns how many members a batch has told, in its transaction. */
  told?(tx: Tx, thingId: string, count: number): Promise<void>
}

/** Any kind. It receives only its own activities. */
export type AnyNotificationKind = NotificationKind<ActivityKind, ActivityKind>
