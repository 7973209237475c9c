import { type RawBuilder, sql } from 'kysely'

/** `relevance` ranks by the words of the search; without words, it is the order of `newest`. */
export type Sort = 'relevance' | 'newest' | 'followers'

export const orders = {
  newest: sql`joined_at desc, actor_id desc`,
  followers: sql`followers desc, joined_at desc, actor_id desc`,
}

/** Returns the order of a list that isn't ranked by words. */
export function orderOf(sort: Sort): RawBuilder<unknown> {
  return sort === 'followers' ? orders.followers : orders.newest
}
