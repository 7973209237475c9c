import type { Notification } from '@rise/contract/notifications/shapes'
import type { Activity, ActivityKind } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Something to tell a member. */
export interface Telling {
  /** Whom to tell: an actor. */
  readonly memberId: string
  /** The member that it is about; nothing is told of one whom the other blocked or muted, or that others do not find. */
  readonly aboutId?: string
  /** What it is about besides, such as a question: of a grouped kind, a day's entry speaks of one such thing. */
  readonly thingId?: string
  /** Of several who act for the member, the login that it is mailed to; left out, the first. */
  readonly mailTo?: string
  /** False: not by mail, whatever the settings say. */
  readonly mailed?: boolean
  /** What the kind needs to say it later; JSON. Of several in one entry the last is kept. */
  readonly data?: object
}

/** An entry as it is to be put into words. */
export interface Told {
  readonly role: 'professional' | 'employer'
  /** Of how many members it speaks; 0 when it is about none. */
  readonly count: number
  /** In the address of the member that it names first; left out when it names none. */
  readonly slug?: string | undefined
  /** The same member's actor. */
  readonly aboutId?: string | undefined
  readonly data: unknown
}

/** Whom is told no more of whom, or of what: at least one of whom and what. */
export interface TakenBack {
  readonly memberId?: string
  readonly aboutId?: string
  readonly thingIds?: readonly string[]
}

/**
 * A kind of notification: when it is told, to whom, and in which words. One file each, in `kinds/`. It is told on the
 * activities `On`, and `Back` takes back what it told.
 */
export interface NotificationKind<On extends ActivityKind, Back extends ActivityKind = never> {
  /** Several within a day (UTC) are one entry. */
  readonly grouped: boolean
  /** The activities that it is told on. */
  readonly on: readonly On[]
  /** Whom to tell what; nobody when it is no longer so. */
  tell(tx: Tx, activity: Activity<On>): Promise<readonly Telling[]>
  /** Activities that take back what an earlier one told. */
  readonly takenBackOn?: readonly Back[]
  /** Whom is told no more of whom or what; without `memberId`, nobody is. */
  takeBack?(activity: Activity<Back>, tx: Tx): TakenBack | undefined | Promise<TakenBack | undefined>
  /** Goes on from the names: "follows you". */
  say(told: Told): string
  /** The fields of section 3 that this kind has besides. */
  fields?(
    told: Told,
  ): Pick<
    Notification,
    'badge' | 'reaction' | 'question' | 'answer' | 'reply' | 'message' | 'title' | 'postType' | 'contentType' | 'slug'
  >
  /** The path of the page that it leads to. */
  leadTo(told: Told): string
}

/** Any kind. It is given no activities but its own. */
export type AnyNotificationKind = NotificationKind<ActivityKind, ActivityKind>
