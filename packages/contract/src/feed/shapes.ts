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
  /** Its hashtags: by name if they are in the catalog, otherwise as written. */
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  publishedAt: z.iso.datetime(),
  /** Null if it was never edited. */
  editedAt: z.iso.datetime().nullable(),
  poll: pollView.nullable(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** The preview of its first link; null for other viewers while its author's account is new. */
  link: linkPreview.nullable(),
  /** Whether the viewer saved it. */
  saved: z.boolean(),
  /** Whether moderation has hidden it; only its author still receives it. */
  hidden: z.boolean(),
})
export type PostCard = z.output<typeof postCard>

/** A post in full. */
export const post = postCard.extend({
  body: z.string(),
  version: z.int(),
  /** Hidden from search engines, because of its audience or its author’s choice, or because others can't see it. */
  noindex: z.boolean(),
})
export type Post = z.output<typeof post>

/** A post of the feed. */
export const feedPost = postCard.extend({
  type: z.literal('post'),
  /** The displayed reason why it is in For you; null elsewhere, and for the viewer's own posts. */
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
  /** Whether the viewer has For you turned on. */
  forYou: z.boolean(),
  /** The time of the list; posts published later count as newer. */
  readAt: z.iso.datetime(),
  /** As in the query: posts published since this time come first. */
  since: z.iso.datetime().nullable(),
})
export type FeedStretch = z.output<typeof feedStretch>
export type FeedEntry = FeedStretch['items'][number]

/** The first steps of a new member. */
export const feedWelcome = z.object({
  /** Empty once all are done, or the member has hidden them. */
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  /** A suggested hello made from the story, as HTML; null for members who have posted one. */
  hello: z.string().nullable(),
})
export type FeedWelcome = z.output<typeof feedWelcome>
