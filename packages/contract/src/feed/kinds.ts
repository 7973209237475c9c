import type { Audience } from '../content/kinds.ts'

/** The kinds of posts: `hello` introduces a member, `win` celebrates something. */
export const postKinds = ['post', 'hello', 'win'] as const
export type PostKind = (typeof postKinds)[number]

/** Audiences of a post. Plans restrict only other kinds of content, such as headlines and events. */
export const postAudiences = ['everyone', 'members'] as const satisfies readonly Audience[]
export type PostAudience = (typeof postAudiences)[number]

/** The post types that the specification names; other posts have none. */
export const postTypes = ['helloPosts', 'polls'] as const
export type PostType = (typeof postTypes)[number]

/** Parts of the feed, as named in its address. */
export const feedTabs = ['for-you', 'following', 'newest', 'saved'] as const
export type FeedTab = (typeof feedTabs)[number]

/** The first steps of a new member, in this order. Companies have no story. */
export const firstSteps = ['story', 'follow', 'hello'] as const
export type FirstStep = (typeof firstSteps)[number]
