import { MOST_NEWER_FIRST } from '@rise/contract/feed/limits'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Place } from '../../platform/database/keyset.ts'
import type { RankedPage } from './feed-deeds.ts'
import { newFromOf } from './feed-time.ts'
import { followedPosts, newest, type PickedPosts } from './pick-posts.ts'
import { type Candidate, MOST_RESPONSES, rankForYou, responsesTo } from './rank-for-you.ts'
import type { ReaderKey } from './read-reader.ts'

const DAY_MS = 86_400_000
const RECENT_DAYS = 14
/** The maximum number of everyone's newest posts that are candidates. */
const MOST_NEWEST = 300
/** The maximum number of followed authors read, last followed first, and of their posts, per author and in total. */
const MOST_AUTHORS = 300
const MOST_OF_AUTHOR = 5
const MOST_FOLLOWED = 150
/** If a post has at least this many responses, weighted as in `responsesTo`, it is popular. */
const POPULAR_RESPONSES = 8

interface PickOptions {
  readonly keys: readonly ReaderKey[]
  readonly tag: string | undefined
  /** The cursor: the time when the list was first read, and the last post shown. */
  readonly before: Place | undefined
  /** Posts published after this time come first. */
  readonly since: Date | undefined
  /** The time of the first page. */
  readonly until: Date
}

interface PickedForYou extends PickedPosts, RankedPage {
  /** The reason to show each post that isn't the viewer's or a followed member's, by its id. */
  readonly whys: ReadonlyMap<string, string>
}

interface Row extends Omit<Candidate, 'at' | 'own' | 'skills' | 'fields'> {
  readonly at: string
  readonly shared: readonly number[]
}

/**
 * Picks posts for a viewer (null for an admin) from a limited number of candidates, ranked by `rankForYou`. The cursor
 * contains the time of the first page, so that later events don't change the order of the following pages.
 */
export async function pickForYou(
  db: Database,
  viewerActorId: string | null,
  { keys, tag, before, since, until }: PickOptions,
): Promise<PickedForYou> {
  const moment = before?.at ?? until
  const candidates = await findCandidates(db, viewerActorId, { tag, moment, keys })
  const rankedCandidates = withNewestFirst(rankForYou(candidates, moment), before === undefined ? since : undefined)
  const newFrom = newFromOf(moment)
  const newPosts = rankedCandidates.filter(({ at }) => at > newFrom)
  const rankedPosts = [...newPosts, ...rankedCandidates.filter(({ at }) => at <= newFrom)]
  // If the last post shown was deleted, the list starts again, so that no post is missed.
  const start = before === undefined ? 0 : rankedPosts.findIndex(({ id }) => id === before.id) + 1
  const items = rankedPosts.slice(start, start + PAGE_SIZE)
  const last = items.at(-1)
  return {
    items,
    start,
    newPosts: newPosts.length,
    newFrom,
    next: last && rankedPosts.length > start + PAGE_SIZE ? `${moment.toISOString()}_${last.id}` : null,
    whys: new Map(
      items.filter(({ own, followed }) => !own && !followed).map((item) => [item.id, whyOf(item, keys, moment)]),
    ),
  }
}

function withNewestFirst<T extends Candidate>(ranked: readonly T[], since: Date | undefined): readonly T[] {
  if (since === undefined) return ranked
  const newer = ranked
    .filter(({ at }) => at > since)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_NEWER_FIRST)
  return [...newer, ...ranked.filter((candidate) => !newer.includes(candidate))]
}

function whyOf(candidate: Candidate & { shared: readonly number[] }, keys: readonly ReaderKey[], moment: Date): string {
  const sharedKeys = keys.filter(({ id }) => candidate.shared.includes(id))
  const skill = sharedKeys.find(({ kind }) => kind === 'skill')
  if (skill) return t('You both work with {skill}', { skill: skill.name })
  if (responsesTo(candidate) >= POPULAR_RESPONSES) {
    return moment.getTime() - candidate.at.getTime() < DAY_MS
      ? t('Popular today', 'a post')
      : t('Popular recently', 'a post')
  }
  const [field] = sharedKeys
  if (field) return t('You both work in {field}', { field: lowerFirst(field.name) })
  return t('New in the community', 'a post')
}

/** Puts a name into a sentence: “Web development” becomes “web development”, but “AI safety” stays. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

interface Window {
  readonly tag: string | undefined
  readonly moment: Date
  readonly keys: readonly ReaderKey[]
}

async function findCandidates(
  db: Database,
  viewerActorId: string | null,
  { tag, moment, keys }: Window,
): Promise<(Candidate & Pick<Row, 'shared'>)[]> {
  const since = new Date(moment.getTime() - RECENT_DAYS * DAY_MS)
  const keyIds = keys.map(({ id }) => id)
  const [resultRow] = await readCandidates(db, viewerActorId, tag, since, moment, keyIds)
  const kindOf = new Map(keys.map(({ id, kind }) => [id, kind]))
  return (resultRow?.candidates ?? []).map((row) => ({
    ...row,
    at: new Date(row.at),
    own: row.authorId === viewerActorId,
    skills: row.shared.filter((id) => kindOf.get(id) === 'skill').length,
    fields: row.shared.filter((id) => kindOf.get(id) === 'expertise').length,
  }))
}

const readCandidates = compileOnce(
  (_, viewerActorId: string | null, tag: string | undefined, since: Date, until: Date, keyIds: readonly number[]) => {
    const window = { tag, since, until }
    const bounds = { authors: MOST_AUTHORS, ofEach: MOST_OF_AUTHOR, most: MOST_FOLLOWED }
    const ownPosts = viewerActorId === null ? sql`` : sql`union (${followedPosts(viewerActorId, window, bounds)})`
    // The rows are one JSON column, because the driver reads hundreds of rows much more slowly.
    return sql<{ candidates: readonly Row[] }>`
    with wanted as materialized (
      (${newest(viewerActorId, window, MOST_NEWEST)}) ${ownPosts}
    )
    select coalesce(json_agg(candidate), '[]') as candidates from (
    select wanted.id, wanted.actor_id as "authorId", wanted.at,
      exists (
        select from follow where follower_id = ${viewerActorId} and followed_id = wanted.actor_id
          and follow.created_at <= ${until}) as followed,
      array(
        select key from unnest(search.keys) key where key = any(${keyIds}::int[])) as shared,
      (select count(*) from (
        select from reaction where subject_id = wanted.id and reaction.created_at <= ${until}
        limit ${sql.lit(MOST_RESPONSES)}) as counted)::int as reactions,
      (select count(*) from (
        select from comment where subject_id = wanted.id and reply_to is null and comment.created_at <= ${until}
        limit ${sql.lit(MOST_RESPONSES)}) as counted)::int as comments
    from wanted left join professional_search search on search.actor_id = wanted.actor_id) candidate`
  },
)
