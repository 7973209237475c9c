import type { MemberCard } from '@rise/contract/connections/shapes'
import type { NotificationFields } from '@rise/contract/notifications/shapes'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'

/** A member to notify. */
export interface Recipient {
  /** An actor. */
  readonly memberId: string
  /**
   * The member it is about; nothing is sent if either has blocked or the recipient has muted the other, or if the
   * member is not listed.
   */
  readonly aboutId?: string
  /** The other subject of the notice, such as a question: in a grouped notice, a day's entry covers one such thing. */
  readonly thingId?: string
  /** For a team, the login that gets the email; by default the team's first. */
  readonly mailTo?: string
  /** False if it is never sent by email, regardless of settings. */
  readonly mailed?: boolean
  /** True: emailed each time, not only the first time in a day. */
  readonly urgent?: boolean
  /**
   * Data that its text needs later, as `stored` reads it; JSON. Of several notices in one entry, the last one's is
   * stored.
   */
  readonly data?: object
}

/** A stored entry, for its text. */
export interface Entry<Data> {
  readonly role: MemberCard['role']
  /** The number of members it is about; 0 without any. */
  readonly count: number
  /** In the address of the first member it names; absent without one. */
  readonly slug?: string | undefined
  /** The same member's actor. */
  readonly aboutId?: string | undefined
  readonly data: Data
}

/** Whose entries to retract, and about whom or what: at least one of the latter two. */
export interface Retraction {
  readonly memberId?: string
  readonly aboutId?: string
  readonly thingIds?: readonly string[]
}

/**
 * A kind of notification: when it is sent, to whom, and in which words. One file each, in the `notices` of the feature
 * whose activities send it. The activities `On` send it, and the activities `Back` retract it.
 */
export interface Notice<On extends ActivityKind, Data, Back extends ActivityKind = never> {
  /** Several within a day (UTC) share one entry. */
  readonly grouped: boolean
  /** The activities that send it. */
  readonly on: readonly On[]
  /** Not sent later when a thing that was hidden at the time is shown again. */
  readonly fleeting?: true
  /**
   * The data that an entry stores for its text; absent without any. Entries are stored for a year: fields that older
   * ones lack are optional.
   */
  readonly stored?: z.ZodType<Data>
  /** Returns the members to notify, once each; none when outdated. */
  recipients?(tx: Tx, activity: Activity<On>): Promise<readonly Recipient[]>
  /** Also notifies a crowd. */
  readonly crowd?: Crowd<On, NoInfer<Data>>
  /** Activities that retract an earlier entry. */
  readonly retractedOn?: readonly Back[]
  /** Returns the entries to retract; none without `aboutId` or `thingIds`. */
  retract?(activity: Activity<Back>, tx: Tx): Retraction | undefined | Promise<Retraction | undefined>
  /** Continues the names: "follows you". */
  text(entry: Entry<NoInfer<Data>>): string
  /** The fields of section 3 that this notice adds. */
  fields?(entry: Entry<NoInfer<Data>>): NotificationFields
  /** The button of its email: the act, in at most three words. */
  readonly action: string
  /** The path of the page that it links to. */
  path(entry: Entry<NoInfer<Data>>): string
}

/** A notice to a crowd of any size, sent in batches. */
export interface CrowdNews<Data> {
  /** The member it is about, if it is about one. */
  readonly aboutId?: string
  readonly data: Data
  /** False if it is never sent by push or email, regardless of settings. */
  readonly isPushed?: boolean
  readonly isMailed?: boolean
  /**
   * Sent even to members who muted the other member, because it concerns their own plans; a block still prevents it.
   */
  readonly reachesMuters?: true
}

/** The recipients of a crowd's notice by email, and how they unsubscribe. */
export interface LetterReader {
  readonly memberId: string
  readonly loginId: string
  readonly email: string
  readonly unsubscribeUrl: string
  readonly unsubscribePage: string
}

/**
 * The recipients of a notice that may be many, such as everyone who asked for an author's posts. Settings, blocks and
 * mutes are respected in statements for many members at once.
 */
export interface Crowd<On extends ActivityKind, Data> {
  /** Returns the id of its other subject, such as a post: each recipient has one entry per subject. */
  thingOf(activity: Activity<On>): string
  /** Returns the current news; undefined when outdated. Locks the thing until the batch is stored. */
  find(tx: Tx, thingId: string): Promise<CrowdNews<Data> | undefined>
  /** The recipients, as a subquery with the column `member_id`. */
  members(news: CrowdNews<Data>): RawBuilder<{ member_id: string }>
  /**
   * Replaces the usual email for members whose settings request one: sends it immediately, even in quiet hours. May be
   * called again for members who have received it.
   */
  letters?(ctx: Context, tx: Tx, thingId: string, readers: readonly LetterReader[]): Promise<void>
  /** Called with the number of new entries that a batch has stored, in its transaction. */
  delivered?(tx: Tx, thingId: string, count: number): Promise<void>
}

/** A notice of any kind. It receives only its own activities and its own data. */
export type AnyNotice = Notice<ActivityKind, unknown, ActivityKind>

/** The notices of a feature: one for each name that its contract declares. */
export type NoticesOf<Declared> = { readonly [Name in keyof Declared]: AnyNotice }

/** Infers the activities and the data of a notice. */
export function defineNotice<const On extends ActivityKind, Data, const Back extends ActivityKind = never>(
  notice: Notice<On, Data, Back>,
): Notice<On, Data, Back> {
  return notice
}
