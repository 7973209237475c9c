import type { MemberCard } from '@rise/contract/connections/shapes'
import { LONGEST_IN_LISTS } from '@rise/contract/feed/limits'
import type { Post, PostCard } from '@rise/contract/feed/shapes'
import { entriesOf } from '../catalogs/index.ts'
import { presentReactions } from '../discussion/index.ts'
import type { PostRow } from './post-row.ts'

/** A post in a list: a long one by its first lines. */
export function presentCard(row: PostRow, author: MemberCard): PostCard {
  const { id, kind, audience, excerpt, body, length, tags, created_at, edited_at, reactions, comments } = row
  return {
    ...{ _id: id, kind, author, audience, excerpt },
    body: length <= LONGEST_IN_LISTS ? body : null,
    tags: tags.map((slug) => entriesOf('tags', [slug])[0] ?? { slug, name: slug }),
    publishedAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    reactions: presentReactions(reactions),
    comments,
  }
}

/** A post in full. */
export function presentPost(row: PostRow, author: MemberCard): Post {
  const noindex = !row.listed || row.search_engines === false || row.audience !== 'everyone'
  return { ...presentCard(row, author), body: row.body, version: row.version, noindex }
}
