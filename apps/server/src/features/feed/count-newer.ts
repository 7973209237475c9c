import type { EndpointParsed } from '@rise/contract/endpoint'
import type { feedEndpoints } from '@rise/contract/feed/endpoints'
import { MOST_NEWER } from '@rise/contract/feed/limits'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { presentTag, usualTab } from './list-feed.ts'
import { followedPosts, newest } from './pick-posts.ts'
import { readReader } from './read-reader.ts'

type NewerQuery = EndpointParsed<(typeof feedEndpoints)['GET /api/v1/posts/newer']>['query']

/**
 * Returns the number of other members' posts published since a time, up to one more than `MOST_NEWER`. Always 0 for
 * saved posts, and for the posts of followed members if the viewer is an admin.
 */
export async function countNewer({ db }: Context, { actorId }: SignedIn, query: NewerQuery): Promise<number> {
  const tab = query.tab ?? usualTab(query, (await readReader(db, actorId)).forYou)
  if (tab === 'saved' || (tab === 'following' && actorId === null)) return 0
  const filter = { tag: presentTag(query), since: new Date(query.since), notBy: actorId }
  const most = MOST_NEWER + 1
  const posts =
    tab === 'following' && actorId !== null ? followedPosts(actorId, filter, { most }) : newest(actorId, filter, most)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${posts}) newer`.execute(db)
  return rows[0]?.count ?? 0
}
