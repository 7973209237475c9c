import { type RawBuilder, sql } from 'kysely'

/** Of relevance where words rank people, else as `newest`. */
export type Sort = 'relevance' | 'newest' | 'followers'

export const orders = {
  newest: sql`joined_at desc, actor_id desc`,
  followers: sql`followers desc, joined_at desc, actor_id desc`,
}

/** The order of a list that no words rank. */
export function orderOf(sort: Sort): RawBuilder<unknown> {
  return sort === 'followers' ? orders.followers : orders.newest
}
