import type { Audience } from '../content/kinds.ts'

/** What a post is: `hello` introduces a member, `win` celebrates something. */
export const postKinds = ['post', 'hello', 'win'] as const
export type PostKind = (typeof postKinds)[number]

/** Audiences of a post. What is for a plan is a headline, an event or another piece of content, not a post. */
export const postAudiences = ['everyone', 'members'] as const satisfies readonly Audience[]
export type PostAudience = (typeof postAudiences)[number]

/** What the specification tells apart of posts; the others carry none. */
export const postTypes = ['helloPosts', 'polls'] as const
export type PostType = (typeof postTypes)[number]

/** Parts of the feed, as they stand in its address. */
export const feedTabs = ['for-you', 'following', 'newest', 'saved'] as const
export type FeedTab = (typeof feedTabs)[number]

/** What a new member does first, in this order. Companies have no story. */
export const firstSteps = ['story', 'follow', 'hello'] as const
export type FirstStep = (typeof firstSteps)[number]
