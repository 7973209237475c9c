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
  /** The members who have voted. */
  voters: z.int(),
  /** Whether the viewer has. */
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
  /** Null while nothing was changed but the closing time or the audience. */
  editedAt: z.iso.datetime().nullable(),
  version: z.int(),
  /** Kept out of search engines, by its audience or author’s wish, or because its post is what they find. */
  noindex: z.boolean(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** Whether moderation has hidden it: then only its author gets it. */
  hidden: z.boolean(),
})
export type Poll = z.output<typeof poll>
