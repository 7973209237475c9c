import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { audience } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'

/** A poll with its votes, as the viewer sees it: on its page, in lists and within a post. */
export const pollView = z.object({
  _id: z.string(),
  question: z.string(),
  options: z.array(z.object({ _id: z.string(), text: z.string() })),
  multiple: z.boolean(),
  anonymous: z.boolean(),
  closesAt: z.iso.datetime(),
  closed: z.boolean(),
  /** The number of members who have voted. */
  voters: z.int(),
  /** Whether the viewer has voted. */
  voted: z.boolean(),
  /**
   * The ids of the options that the viewer chose. Empty in an anonymous poll, because it doesn't store who chose what.
   */
  chosen: z.array(z.string()),
  /**
   * The votes for each option, in the order of the options, and the number of members who voted. Null while the viewer
   * may not see them. Also null in an anonymous poll until enough members have voted.
   */
  results: z.object({ voters: z.int(), votes: z.array(z.int()) }).nullable(),
})
export type PollView = z.output<typeof pollView>

export const poll = pollView.extend({
  /** Null for a poll of the site itself. */
  author: memberCard.nullable(),
  audience,
  /** The path of the post that contains the poll, where it is discussed; null without a post. */
  post: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  /**
   * Null unless the question, the options or another part was edited. The closing time and the audience don't count.
   */
  editedAt: z.iso.datetime().nullable(),
  version: z.int(),
  /**
   * Whether search engines must not index the poll, because of its audience or its author’s choice, or because they
   * index its post instead.
   */
  noindex: z.boolean(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** Whether moderation has hidden the poll; then only its author still receives it. */
  hidden: z.boolean(),
})
export type Poll = z.output<typeof poll>
