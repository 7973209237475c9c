import type { MemberCard } from '@rise/contract/connections/shapes'
import { MOST_NEWS } from '@rise/contract/feed/limits'
import type { FeedNews } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type CardRow, type ListDeeds, memberCardsIn, presentMemberCard } from '../../connections/index.ts'
import { followedPosts } from '../pick-posts.ts'

/**
 * The maximum number of activities that are read. If there are as many, only wins are shown, because other numbers may
 * be too low.
 */
const MOST_COUNTED = 200
const MOST_SHOWN = 3

interface NewsQuery {
  readonly actorId: string
  readonly listDeeds: ListDeeds
  readonly since: Date
  readonly until: Date
}

/**
 * Returns the activities of followed members within a time range, by kind, except joining and following. The kind with
 * the most people comes first.
 */
export async function readNews(db: Database, { actorId, listDeeds, since, until }: NewsQuery): Promise<FeedNews[]> {
  const [deeds, winners] = await Promise.all([
    listDeeds(db, { actorId, since, until, most: MOST_COUNTED }),
    membersWithWins(db, actorId, { since, until }),
  ])
  const newsEntries: { did: FeedNews['did']; member: MemberCard }[] = winners.map((member) => ({ did: 'won', member }))
  if (deeds.length < MOST_COUNTED) {
    for (const { did, member } of deeds) if (did !== 'joined' && did !== 'followed') newsEntries.push({ did, member })
  }
  return [...Map.groupBy(newsEntries, ({ did }) => did)]
    .map(([did, entries]) => newsOf(did, entries))
    .sort((one, other) => other.people - one.people || other.companies - one.companies)
    .slice(0, MOST_NEWS)
}

function newsOf(did: FeedNews['did'], entries: readonly { readonly member: MemberCard }[]): FeedNews {
  const members = [...new Map(entries.map(({ member }) => [member._id, member])).values()]
  const people = members.filter(({ role }) => role === 'professional').length
  return { did, people, companies: members.length - people, members: members.slice(0, MOST_SHOWN) }
}

async function membersWithWins(
  db: Database,
  actorId: string,
  range: { readonly since: Date; readonly until: Date },
): Promise<MemberCard[]> {
  const posts = followedPosts(actorId, { tag: undefined, ...range, notBy: actorId }, { most: MOST_COUNTED })
  const { rows } = await sql<{ authors: readonly CardRow[] }>`
    select ${memberCardsIn(db, actorId, sql`winners.ids`)} as authors from (
      select array_agg(distinct recent.actor_id) as ids
      from (${posts}) recent join post on post.id = recent.id and post.kind = 'win'
    ) winners`.execute(db)
  return (rows[0]?.authors ?? []).map(presentMemberCard)
}
