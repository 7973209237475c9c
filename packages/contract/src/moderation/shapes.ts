import { z } from 'zod'
import { memberRole } from '../connections/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { decisions, hiddenReasons, reportKinds, reportReasons, ruleActs } from './kinds.ts'

const reason = z.enum(reportReasons)

/** A person as moderators see them. Once the account is erased, all fields except the name are null. */
const person = z.object({
  _id: z.string().nullable(),
  name: z.string(),
  role: memberRole.nullable(),
  slug: z.string().nullable(),
})
export type Person = z.output<typeof person>

/** A reported thing in the queue, without its content. */
export const reviewCard = z.object({
  _id: z.string(),
  kind: z.enum(reportKinds),
  author: person,
  reports: z.int(),
  reasons: z.array(reason),
  openedAt: z.iso.datetime(),
  /** Whether reports have hidden the thing until a moderator decides. */
  hidden: z.boolean(),
  /** Why the thing waits for review before anyone sees it; null if members reported it. */
  held: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decision: z.enum(decisions).nullable(),
  /** Whether the decision was undone. */
  lifted: z.boolean(),
})
export type ReviewCard = z.output<typeof reviewCard>

/** A line of the copy; in a conversation, one message. */
const copiedLine = z.object({
  author: person,
  text: z.string(),
  /** Pictures at addresses for moderators, which expire after an hour or two. */
  picture: picture.nullable(),
  writtenAt: z.iso.datetime(),
  reported: z.boolean(),
})

const report = z.object({
  _id: z.string(),
  reporter: person,
  reason,
  words: z.string(),
  at: z.iso.datetime(),
  /** The number of reports by this reporter, and how many of these led to action. */
  sent: z.int(),
  upheld: z.int(),
})

export const act = z.object({
  _id: z.string(),
  decision: z.enum(decisions),
  words: z.string(),
  /** The moderator who decided. */
  by: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
  /** The author's appeal; for a suspension, the appeal of the account. */
  appeal: z.string().nullable(),
  answer: z.string().nullable(),
})
export type Act = z.output<typeof act>

/** A reported thing in full: its content, its reporters, and the history of reporters and author. */
export const review = reviewCard.extend({
  title: z.string(),
  /** The path of the thing's page; empty if it has none. */
  path: z.string(),
  /**
   * The thing's content as it was reported: one copy per version of its text, newest first. Empty once the copies are
   * deleted.
   */
  copies: z.array(z.object({ at: z.iso.datetime(), lines: z.array(copiedLine) })),
  sentReports: z.array(report),
  acts: z.array(act),
  /** Earlier decisions about the same author. */
  history: z.array(act.extend({ kind: z.enum(reportKinds), reviewId: z.string() })),
  notes: z.array(z.object({ _id: z.string(), text: z.string(), by: z.string(), at: z.iso.datetime() })),
  /** The possible decisions about the thing. */
  possible: z.array(z.enum(decisions)),
})
export type Review = z.output<typeof review>

/** Words that admins keep out of posts and comments. */
export const wordRule = z.object({
  _id: z.string(),
  words: z.string(),
  act: z.enum(ruleActs),
  reason: z.string(),
})
export type WordRule = z.output<typeof wordRule>

export const queueNumbers = z.object({
  open: z.int(),
  appeals: z.int(),
  /** The median time from the first report to the decision, in the last 30 days; null without decisions. */
  medianHours: z.number().nullable(),
})
export type QueueNumbers = z.output<typeof queueNumbers>

/** An appeal that waits for an answer. */
export const appeal = z.object({
  _id: z.string(),
  of: z.enum(['suspension', 'warning']),
  member: person,
  /** The moderator's message with the suspension or warning. */
  reason: z.string(),
  text: z.string(),
  at: z.iso.datetime().nullable(),
  reviewId: z.string().nullable(),
})
export type Appeal = z.output<typeof appeal>

/** The state of a member's content under moderation: hidden until a decision, or the decision with its message. */
export const notice = z.object({
  _id: z.string(),
  /** Null until a moderator decides. `dismiss` means that the content was published after it had waited for review. */
  decision: z.enum(decisions).nullable(),
  /** Whether the content was held for review; otherwise members reported it. */
  held: z.boolean(),
  /** Why the content is hidden; null once a moderator has decided. */
  why: z.enum(hiddenReasons).nullable(),
  thingId: z.string(),
  kind: z.enum(reportKinds),
  title: z.string(),
  words: z.string(),
  at: z.iso.datetime(),
  appeal: z.string().nullable(),
  answer: z.string().nullable(),
  /** Whether the decision was undone. */
  lifted: z.boolean(),
})
export type Notice = z.output<typeof notice>
