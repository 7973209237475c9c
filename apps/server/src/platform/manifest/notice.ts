import type { MemberCard } from '@rise/contract/connections/shapes'
import type { NotificationFields } from '@rise/contract/notifications/shapes'
import type { Message } from '@rise/texts'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Activity, ActivityKind } from '../activity/activity.ts'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type { EmailThing } from '../mail/email-content.ts'

/** A member to notify. */
export interface Recipient {
  /** The id of an actor. */
  readonly memberId: string
  /**
   * The member that the notice is about. Nothing is sent if one has blocked the other, the recipient has muted the
   * member, or the member is not listed.
   */
  readonly aboutId?: string
  /**
   * The other subject of the notice, such as a question. In a grouped notice, a day's entry covers one such subject.
   */
  readonly thingId?: string
  /** For a team, the login that gets the email; by default, the team's first login. */
  readonly mailTo?: string
  /** False if the notice is never sent by email, regardless of settings. */
  readonly mailed?: boolean
  /** Whether the notice is emailed each time, not only the first time in a day. */
  readonly mailedEachTime?: boolean
  /**
   * Data that the notice's text needs later, in the form that `stored` reads; JSON. If several notices share an entry,
   * the data of the last one is stored.
   */
  readonly data?: object
}

/** A stored entry with the data from which the notice's text is made. */
export interface Entry<Data> {
  readonly role: MemberCard['role']
  /** The number of members that the entry is about. */
  readonly count: number
  /** The slug of the first member that the entry names; absent if it names none. */
  readonly slug?: string | undefined
  /** The actor id of the same member. */
  readonly aboutId?: string | undefined
  readonly data: Data
}

/** An entry with the data for its email, read when the email is sent. */
export interface MailedEntry<Data> extends Entry<Data> {
  readonly db: Database
  /** The recipient. */
  readonly memberId: string
  /** The member that the notice is about, as the recipient sees them. */
  readonly about?: MemberCard | undefined
  /** That member's first name, or the company's name; undefined without a presentable one. */
  readonly aboutName?: string | undefined
  readonly thingId?: string | undefined
}

/** The content of a notice's email, besides the notice's sentence. */
export interface NoticeMail<Data> {
  /** Returns excerpts of the notice's content. Returns undefined if the content is gone; then no email is sent. */
  things?(entry: MailedEntry<Data>): readonly EmailThing[] | undefined | Promise<readonly EmailThing[] | undefined>
  /**
   * Returns the email's whole subject, which replaces the notice's sentence for content that must not show on a lock
   * screen. The preheader then doesn't mention the content either.
   */
  discreetSubject?(entry: MailedEntry<Data>): string
  /** Returns the email's button if it does more than the notice's: its label of at most three words, and its path. */
  button?(entry: MailedEntry<Data>): { readonly action: string; readonly path: string }
}

/**
 * The entries to retract: those about a member or about things, for one recipient or for all. Requires `aboutId` or
 * `thingIds`.
 */
export interface Retraction {
  readonly memberId?: string
  readonly aboutId?: string
  readonly thingIds?: readonly string[]
}

/**
 * A kind of notification: when it is sent, to whom, and in which words. Each kind has its own file in the `notices`
 * folder of the feature whose activities send it. The activities `On` send the notification, and the activities `Back`
 * retract it.
 */
export interface Notice<On extends ActivityKind, Data, Back extends ActivityKind = never> {
  /** Whether several notices within a day (UTC) share one entry. */
  readonly grouped: boolean
  /** The activities that send the notice. */
  readonly on: readonly On[]
  /** Set if a notice that was withheld because its thing was hidden is not sent once the thing is shown again. */
  readonly fleeting?: true
  /**
   * The data that an entry stores for its text; absent if there is none. Entries are stored for a year, so fields that
   * older entries lack are optional.
   */
  readonly stored?: z.ZodType<Data>
  /** Returns the members to notify, once each; none if the notice is outdated. */
  recipients?(tx: Tx, activity: Activity<On>): Promise<readonly Recipient[]>
  /** Further recipients, of any number, in addition to `recipients`. */
  readonly crowd?: Crowd<On, NoInfer<Data>>
  /** The activities that retract an earlier entry. */
  readonly retractedOn?: readonly Back[]
  /** Returns the entries to retract; none without `aboutId` or `thingIds`. */
  retract?(activity: Activity<Back>, tx: Tx): Retraction | undefined | Promise<Retraction | undefined>
  /**
   * Returns the words after the members' names in the current language: "follows you". For a grouped notice they must
   * agree with `count`, for which many languages have several forms.
   */
  text(entry: Entry<NoInfer<Data>>): string
  /** Returns the fields that this notice adds to the notification. */
  fields?(entry: Entry<NoInfer<Data>>): NotificationFields
  /** The label of the button in the notice's email: the act, in at most three words. */
  readonly action: Message
  /** Returns the path of the page to which the notice links. */
  path(entry: Entry<NoInfer<Data>>): string
  readonly mail?: NoticeMail<NoInfer<Data>>
}

/** The data of a notice to a crowd of any size, which is sent in batches. */
export interface CrowdNews<Data> {
  /** The member that the notice is about, if any. */
  readonly aboutId?: string
  readonly data: Data
  /** Whether the notice may be sent by push, and by email; true by default. Settings can only restrict this further. */
  readonly isPushed?: boolean
  readonly isMailed?: boolean
  /**
   * Whether the notice also goes to members who muted the member that it is about, because it concerns their own plans;
   * a block still prevents it.
   */
  readonly reachesMuters?: true
}

/** A member who gets a crowd's notice by email, with the addresses for unsubscribing. */
export interface LetterReader {
  readonly memberId: string
  readonly loginId: string
  readonly email: string
  readonly unsubscribeUrl: string
  readonly unsubscribePage: string
}

/**
 * The recipients of a notice to possibly many members, such as all subscribers of an author's posts. Settings, blocks
 * and mutes are respected by statements for many members at a time.
 */
export interface Crowd<On extends ActivityKind, Data> {
  /** Returns the id of the notice's other subject, such as a post. Each recipient has one entry per subject. */
  thingOf(activity: Activity<On>): string
  /**
   * Returns the current content of the notice; undefined if it is outdated. Locks the subject until the batch is
   * stored.
   */
  find(tx: Tx, thingId: string): Promise<CrowdNews<Data> | undefined>
  /** Returns the recipients as a subquery with the column `member_id`. */
  members(news: CrowdNews<Data>): RawBuilder<{ member_id: string }>
  /**
   * Replaces the usual email for members whose settings request a separate one. The email is sent immediately, even in
   * quiet hours. May be called again for members who have received it.
   */
  letters?(ctx: Context, tx: Tx, thingId: string, readers: readonly LetterReader[]): Promise<void>
  /** Called with the number of new entries that a batch has stored, in its transaction. */
  delivered?(tx: Tx, thingId: string, count: number): Promise<void>
}

/** A notice of any kind. It receives only activities and data of its own kind. */
export type AnyNotice = Notice<ActivityKind, unknown, ActivityKind>

/** The notices of a feature: one for each name that its contract declares. */
export type NoticesOf<Declared> = { readonly [Name in keyof Declared]: AnyNotice }

/** Returns the notice unchanged. The call infers its activities and its data. */
export function defineNotice<const On extends ActivityKind, Data, const Back extends ActivityKind = never>(
  notice: Notice<On, Data, Back>,
): Notice<On, Data, Back> {
  return notice
}
