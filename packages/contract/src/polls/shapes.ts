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
  /** The ids of the options that the viewer chose; empty in an anonymous poll, which doesn't store them. */
  chosen: z.array(z.string()),
  /**
   * The votes for each option, in their order, and how many members’ votes these are; null while the viewer may not see
   * them, and in an anonymous poll until enough votes have come.
   */
  results: z.object({ voters: z.int(), votes: z.array(z.int()) }).nullable(),
})
export type PollView = z.output<typeof pollView>

export const poll = pollView.extend({
  /** Null for a poll of the site itself. */
  author: memberCard.nullable(),
  audience,
  /** The page of the post that contains it, where it is discussed; null without a post. */
  post: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  /** Null unless something other than the closing time or the audience was edited. */
  editedAt: z.iso.datetime().nullable(),
  version: z.int(),
  /**
   * Hidden from search engines, because of its audience or its author’s choice, or because they list its post instead.
   */
  noindex: z.boolean(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** Whether moderation has hidden it; only its author still receives it. */
  hidden: z.boolean(),
})
export type Poll = z.output<typeof poll>
