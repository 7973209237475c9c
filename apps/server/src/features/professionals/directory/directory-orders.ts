import { type RawBuilder, sql } from 'kysely'

/** Relevance if there are words to rank by, otherwise as `newest`. */
export type Sort = 'relevance' | 'newest' | 'followers'

export const orders = {
  newest: sql`joined_at desc, actor_id desc`,
  followers: sql`followers desc, joined_at desc, actor_id desc`,
}

/** The order of a list without words. */
export function orderOf(sort: Sort): RawBuilder<unknown> {
  return sort === 'followers' ? orders.followers : orders.newest
}
