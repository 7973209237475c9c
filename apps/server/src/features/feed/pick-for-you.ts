import { MOST_NEWER_FIRST } from '@rise/contract/feed/limits'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Place } from '../../platform/database/keyset.ts'
import { followed, newest, type Picked } from './pick-posts.ts'
import { type Candidate, MOST_RESPONSES, rankForYou, responsesTo } from './rank-for-you.ts'
import type { ReaderKey } from './read-reader.ts'

const DAY_MS = 86_400_000
const DAYS = 14
/** How many of everyone's newest posts are candidates. */
const MOST_NEWEST = 300
/** The most recently followed authors whose posts are candidates, and how many posts by each and in total. */
const MOST_AUTHORS = 300
const MOST_OF_AUTHOR = 5
const MOST_FOLLOWED = 150
/** The number of reactions that makes a post popular. */
const POPULAR = 8

interface PickOptions {
  readonly keys: readonly ReaderKey[]
  readonly tag: string | undefined
  /** The cursor: when the list was first read, and the last post shown. */
  readonly before: Place | undefined
  /** Posts published after this time come first. */
  readonly since: Date | undefined
  /** The time of the first page. */
  readonly until: Date
}

interface PickedForYou extends Picked {
  /** The reason to show each post, by its id; completed with the author's name. */
  readonly whys: ReadonlyMap<string, Why>
  /** The number of posts on earlier pages. */
  readonly start: number
}

export type Why = 'followed' | { readonly words: string } | null

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
  const ranked = withNewestFirst(rankForYou(candidates, moment), before === undefined ? since : undefined)
  // If the last post shown was deleted, the list starts again, so that no post is missed.
  const start = before === undefined ? 0 : ranked.findIndex(({ id }) => id === before.id) + 1
  const items = ranked.slice(start, start + PAGE_SIZE)
  const last = items.at(-1)
  return {
    items,
    start,
    next: last && ranked.length > start + PAGE_SIZE ? `${moment.toISOString()}_${last.id}` : null,
    whys: new Map(items.map((item) => [item.id, whyOf(item, keys, moment)])),
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

function whyOf(candidate: Candidate & { shared: readonly number[] }, keys: readonly ReaderKey[], moment: Date): Why {
  if (candidate.own) return null
  if (candidate.followed) return 'followed'
  const shared = keys.filter(({ id }) => candidate.shared.includes(id))
  const skill = shared.find(({ kind }) => kind === 'skill')
  if (skill) return { words: `You both work with ${skill.name}` }
  if (responsesTo(candidate) >= POPULAR) {
    return { words: moment.getTime() - candidate.at.getTime() < DAY_MS ? 'Popular today' : 'Popular recently' }
  }
  const [field] = shared
  if (field) return { words: `You both work in ${lowerFirst(field.name)}` }
  return { words: 'New in the community' }
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
  const since = new Date(moment.getTime() - DAYS * DAY_MS)
  const keyIds = keys.map(({ id }) => id)
  const [read] = await readCandidates(db, viewerActorId, tag, since, moment, keyIds)
  const kindOf = new Map(keys.map(({ id, kind }) => [id, kind]))
  return (read?.candidates ?? []).map((row) => ({
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
    const ownPosts = viewerActorId === null ? sql`` : sql`union (${followed(viewerActorId, window, bounds)})`
    // Passed as one value, because the driver takes several times as long to read hundreds of rows.
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
