import { z } from 'zod'
import { sharedDeeds } from '../connections/kinds.ts'
import { deed, memberCard } from '../connections/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { eventManners } from '../events/kinds.ts'
import { jobCard } from '../jobs/shapes.ts'
import { linkPreview } from '../link-previews/shapes.ts'
import { cursorPage } from '../pagination.ts'
import { pollView } from '../polls/shapes.ts'
import { feedTabs, firstSteps, postAudiences, postKinds, postTypes } from './kinds.ts'

/** A post in a list. */
export const postCard = z.object({
  _id: z.string(),
  kind: z.enum(postKinds),
  /** The type of post that the specification names; absent for other posts. */
  postType: z.enum(postTypes).optional(),
  author: memberCard,
  audience: z.enum(postAudiences),
  /** The post's first lines, as plain text. */
  excerpt: z.string(),
  /** Sanitised HTML; null if the post is too long for lists. */
  body: z.string().nullable(),
  /** The post's hashtags: by name if they are in the catalog, otherwise as written. */
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  publishedAt: z.iso.datetime(),
  /** Null if it was never edited. */
  editedAt: z.iso.datetime().nullable(),
  poll: pollView.nullable(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
  /** The preview of the post's first link; null for other viewers while the author's account is new. */
  link: linkPreview.nullable(),
  /** Whether the viewer has saved the post. */
  saved: z.boolean(),
  /** Whether moderation has hidden the post. Then only the post's author still receives it. */
  hidden: z.boolean(),
})
export type PostCard = z.output<typeof postCard>

/** A post in full. */
export const post = postCard.extend({
  body: z.string(),
  version: z.int(),
  /**
   * Whether search engines must not index the post, because of its audience or its author’s choice, or because others
   * can't see it.
   */
  noindex: z.boolean(),
})
export type Post = z.output<typeof post>

export const feedPost = postCard.extend({
  type: z.literal('post'),
  /**
   * The reason why the post is in For you, as shown to the viewer. Null elsewhere, and for posts of the viewer and of
   * members they follow.
   */
  why: z.string().nullable(),
})
export type FeedPost = z.output<typeof feedPost>

/** An activity of a followed member. */
const feedDeed = deed.extend({ type: z.literal('deed') })
export type FeedDeed = z.output<typeof feedDeed>

/** A page of the feed: posts, with activities of followed members between them. */
export const feedCursorPage = cursorPage(z.discriminatedUnion('type', [feedPost, feedDeed])).extend({
  /** The tab of the list. If the query names none, this is the viewer's default tab. */
  tab: z.enum(feedTabs),
  /** Whether the viewer has For you turned on. */
  forYou: z.boolean(),
  /** The time of the list's snapshot; posts published later count as newer. */
  readAt: z.iso.datetime(),
  /**
   * Posts are new if they were published since this time: a day before the snapshot. They come before older ones in
   * each tab.
   */
  newFrom: z.iso.datetime(),
  /** As in the query: posts published since this time come first. */
  since: z.iso.datetime().nullable(),
})
export type FeedCursorPage = z.output<typeof feedCursorPage>
export type FeedEntry = FeedCursorPage['items'][number]

/** The first steps of a new member. */
export const feedWelcome = z.object({
  /** The steps, each with whether it is done. Empty once all are done, or the member has hidden them. */
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  /** A suggested hello made from the story, as HTML; null for members who have posted one. */
  hello: z.string().nullable(),
})
export type FeedWelcome = z.output<typeof feedWelcome>

/** An open job that is a good match for the viewer. */
const pickedJob = z.object({ job: jobCard, score: z.int() })
export type PickedJob = z.output<typeof pickedJob>

/** A question that the viewer hasn't answered. */
const pickedQuestion = z.object({
  _id: z.string(),
  slug: z.string(),
  text: z.string(),
  author: memberCard,
  /** Answers visible to the viewer. */
  answers: z.int(),
})
export type PickedQuestion = z.output<typeof pickedQuestion>

/** An upcoming event that the viewer doesn't take part in. */
const pickedEvent = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  manner: z.enum(eventManners),
  /** Null for an event that is only online. */
  city: z.string().nullable(),
  going: z.int(),
})
export type PickedEvent = z.output<typeof pickedEvent>

/** What members that the viewer follows did since yesterday: one kind of deed. */
const feedNews = z.object({
  did: z.enum([...sharedDeeds, 'won']),
  /** How many people and companies did it. */
  people: z.int(),
  companies: z.int(),
  /** The last of them, at most three. */
  members: z.array(memberCard),
})
export type FeedNews = z.output<typeof feedNews>

/** What the feed shows besides posts, best first. */
export const feedPicks = z.object({
  jobs: z.array(pickedJob),
  questions: z.array(pickedQuestion),
  events: z.array(pickedEvent),
  news: z.array(feedNews),
  /** Whether the viewer follows anyone. */
  follows: z.boolean(),
})
export type FeedPicks = z.output<typeof feedPicks>
