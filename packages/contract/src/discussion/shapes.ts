import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { mention } from '../mentions/shapes.ts'
import { cursorPage } from '../pagination.ts'
import { picture } from '../pictures/shapes.ts'
import type { ReactionTitle } from './kinds.ts'
import { reactions as catalog } from './kinds.ts'

export const titles = catalog.map(({ title }) => title) as [ReactionTitle, ...ReactionTitle[]]

/** The reactions to a subject, as the viewer sees them; a field of everything that members can react to. */
export const reactions = z.object({
  /** The count of each reaction; reactions without any are omitted. */
  counts: z.partialRecord(z.enum(titles), z.int()),
  /** The acting member's own reaction; null for guests. */
  own: z.enum(titles).nullable(),
})
export type Reactions = z.output<typeof reactions>

export const memberReaction = z.object({ member: memberCard, reaction: z.enum(titles), at: z.iso.datetime() })
export type MemberReaction = z.output<typeof memberReaction>

/** A reply to a comment. A comment has the same fields, and more. */
export const reply = z.object({
  _id: z.string(),
  /**
   * Whether the comment was deleted, or its author is hidden from the viewer. It is shown only because it has replies.
   */
  gone: z.enum(['deleted', 'hidden']).nullable(),
  /** Null if the comment is gone. */
  author: memberCard.nullable(),
  /** Plain text; empty if the comment is gone. */
  text: z.string(),
  /** The members that the text names after an "@" and whose page the viewer may see. */
  mentions: z.array(mention),
  picture: picture.nullable(),
  writtenAt: z.iso.datetime(),
  changedAt: z.iso.datetime().nullable(),
  /** Whether moderation has hidden the comment. Then only the comment's author still receives it. */
  hidden: z.boolean(),
  reactions,
})
export type Reply = z.output<typeof reply>

/** A comment with its first replies, the oldest first; `next` leads to the others. */
export const comment = reply.extend({ replyCount: z.int(), replies: cursorPage(reply) })
export type Comment = z.output<typeof comment>

/** A page of the comments on a subject, as the viewer sees it. */
export const discussion = cursorPage(comment).extend({
  /** The number of comments and replies together. */
  count: z.int(),
  closed: z.boolean(),
  /** The subject's author, who may pin comments and close the discussion; null if the subject has no author. */
  authorId: z.string().nullable(),
  /** The pinned comment, which is shown above the others and not among them. Only on the first page. */
  pinned: comment.nullable(),
})
export type Discussion = z.output<typeof discussion>
