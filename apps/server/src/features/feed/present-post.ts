import type { MemberCard } from '@rise/contract/connections/shapes'
import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import { LONGEST_IN_LISTS } from '@rise/contract/feed/limits'
import type { Post, PostCard } from '@rise/contract/feed/shapes'
import { postTypeOf } from '@rise/contract/feed/words'
import type { PollView } from '@rise/contract/polls/shapes'
import type { Context } from '../../platform/context.ts'
import { entriesOf } from '../catalogs/index.ts'
import { presentReactions } from '../discussion/index.ts'
import type { PostRow } from './post-row.ts'

type Polls = ReadonlyMap<string, PollView>

const HOUR_MS = 3_600_000

/** Returns a post's row for a viewer, without the link preview if a new member wrote the post and the viewer didn't. */
export function asShownTo({ clock }: Pick<Context, 'clock'>, viewerActorId: string | null, row: PostRow): PostRow {
  const isNew = row.author_since.getTime() > clock.now().getTime() - NEW_ACCOUNT_HOURS * HOUR_MS
  return isNew && row.actor_id !== viewerActorId ? { ...row, link: null } : row
}

/** Returns a post for a list, with only the first lines of a long text. */
export function presentCard(row: PostRow, author: MemberCard, polls: Polls): PostCard {
  const { id, kind, audience, excerpt, body, length, tags, created_at, edited_at, reactions, comments, poll_id } = row
  return {
    ...{ _id: id, kind, author, audience, excerpt },
    ...postTypeOf(kind, poll_id !== null),
    body: length <= LONGEST_IN_LISTS ? body : null,
    tags: tags.map((slug) => entriesOf('tags', [slug])[0] ?? { slug, name: slug }),
    publishedAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    poll: poll_id === null ? null : (polls.get(poll_id) ?? null),
    reactions: presentReactions(reactions),
    comments,
    link: row.link && { ...row.link, picture: row.link_picture },
    saved: row.saved,
    hidden: row.hidden,
  }
}

/** Returns a post in full. */
export function presentPost(row: PostRow, author: MemberCard, polls: Polls): Post {
  const noindex = !row.listed || row.search_engines === false || row.audience !== 'everyone'
  return { ...presentCard(row, author, polls), body: row.body, version: row.version, noindex }
}
