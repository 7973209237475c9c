/** What a post is: `hello` introduces a member, `win` celebrates something. */
export const postKinds = ['post', 'hello', 'win'] as const
export type PostKind = (typeof postKinds)[number]

/** What the specification tells apart of posts; the others carry none. */
export const postTypes = ['helloPosts', 'polls'] as const
export type PostType = (typeof postTypes)[number]

/** Parts of the feed, as they stand in its address; the first is the usual one. */
export const feedTabs = ['newest', 'following'] as const
export type FeedTab = (typeof feedTabs)[number]
