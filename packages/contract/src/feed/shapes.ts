import { z } from 'zod'
import { deed, memberCard } from '../connections/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { linkPreview } from '../link-previews/shapes.ts'
import { stretch } from '../pagination.ts'
import { pollView } from '../polls/shapes.ts'
import { feedTabs, firstSteps, postAudiences, postKinds, postTypes } from './kinds.ts'

/** A post in a list. */
export const postCard = z.object({
  _id: z.string(),
  kind: z.enum(postKinds),
  /** Absent for other posts. */
  postType: z.enum(postTypes).optional(),
  author: memberCard,
  audience: z.enum(postAudiences),
  /** Its first lines, as plain text. */
  excerpt: z.string(),
  /** HTML, sanitised to an allow-list when it was saved; null for one that is too long for lists. */
  body: z.string().nullable(),
  /** Its hashtags: of the catalog by their name, others as they were written. */
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  publishedAt: z.iso.datetime(),
  /** Null while nothing was changed. */
  editedAt: z.iso.datetime().nullable(),
  poll: pollView.nullable(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** The page of its first link; null for others while its author is new. */
  link: linkPreview.nullable(),
  /** Whether the viewer saved it. */
  saved: z.boolean(),
  /** Whether moderation has hidden it: then only its author gets it. */
  hidden: z.boolean(),
})
export type PostCard = z.output<typeof postCard>

/** A post in full. */
export const post = postCard.extend({
  body: z.string(),
  version: z.int(),
  /** Kept out of search engines, by its audience or author’s wish, or because others do not see it. */
  noindex: z.boolean(),
})
export type Post = z.output<typeof post>

/** A post of the feed. */
export const feedPost = postCard.extend({
  type: z.literal('post'),
  /** Why it is in For you, ready to show; null elsewhere, and for the viewer's own. */
  why: z.string().nullable(),
})
export type FeedPost = z.output<typeof feedPost>

/** A deed of a followed member. */
const feedDeed = deed.extend({ type: z.literal('deed') })
export type FeedDeed = z.output<typeof feedDeed>

/** A page of the feed: posts, with deeds of followed members between them. */
export const feedStretch = stretch(z.discriminatedUnion('type', [feedPost, feedDeed])).extend({
  /** The tab; without one in the query, the viewer's default. */
  tab: z.enum(feedTabs),
  /** Whether the viewer has For you. */
  forYou: z.boolean(),
  /** The moment of the list: later posts are newer. */
  readAt: z.iso.datetime(),
  /** As in the query: posts published since then come first. */
  since: z.iso.datetime().nullable(),
})
export type FeedStretch = z.output<typeof feedStretch>
export type FeedEntry = FeedStretch['items'][number]

/** The first steps of a new member. */
export const feedWelcome = z.object({
  /** Empty once all are done, or the member wants no more of them. */
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  /** A hello made of the story, as HTML; null for a member who has said hello. */
  hello: z.string().nullable(),
})
export type FeedWelcome = z.output<typeof feedWelcome>
