import type { EndpointReply } from '@rise/contract/endpoint'
import type { directoryEndpoints } from '@rise/contract/professionals/directory/endpoints'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { estimatePeople } from './estimate-people.ts'
import { refuseUnknownCategory } from './list-directory.ts'
import { conditionsOf } from './search-people.ts'
import { searchedWords } from './searched-words.ts'
import { type DirectoryFilter, isShown, keptIds, resolveFilter, type Selection, type Sight } from './selection.ts'
import type { KeyKind } from './tables.ts'

type Counts = EndpointReply<(typeof directoryEndpoints)['GET /api/v1/professional-counts']>['result']
type Facet = Counts['category']

/** The maximum number of values offered per filter: the most frequent ones. */
const most = { expertise: 100, hat: 50, skill: 20, place: 20, country: 60 } as const
/** If at most this many people are expected to match, they are examined one by one to count their values. */
const FEW_PEOPLE = 1_000
const KEPT_SECONDS = 10
const noCounts: Counts = {
  exact: true,
  category: [],
  hat: [],
  skill: [],
  place: [],
  country: [],
  open: 0,
  mentors: 0,
}

interface CountedKey {
  readonly kind: KeyKind
  readonly slug: string
  readonly name: string
  readonly people: number
}

/**
 * Counts the people that each further filter would leave in a list. The counts for all professionals come from
 * counters; for small lists, each person is examined. For other lists, returns the available values with the counts for
 * all professionals.
 * @throws {Failure} `category-not-found`
 */
export async function countDirectory(ctx: Context, viewer: Requester, filter: DirectoryFilter): Promise<Counts> {
  refuseUnknownCategory(filter)
  const { sight, keys } = await resolveFilter(ctx, viewer, filter)
  const { words, excluded, isEmpty } = searchedWords(filter.q ?? '')
  if (!keys || isEmpty) return noCounts
  const selection = { sight, keys, words, excluded, open: filter.open !== undefined }
  const isAll = words === undefined && excluded === undefined && keys.every(({ kind }) => kind === 'everyone')
  const exactCounts = isAll || (await isLong(ctx, selection)) ? undefined : await countEach(ctx, selection)
  return present(exactCounts ?? (await countedKeys(ctx, 'all')), sight, isAll || exactCounts !== undefined)
}

async function isLong(ctx: Context, selection: Selection): Promise<boolean> {
  const narrowest = Math.min(...selection.keys.map(({ people }) => people))
  return narrowest > FEW_PEOPLE && (await estimatePeople(ctx, selection)) > FEW_PEOPLE
}

const countedKeys = ttlCache(KEPT_SECONDS, async ({ db }: Context, _all: 'all') => {
  const kinds = [...Object.entries(most), ['open', 1], ['open-to-employers', 1], ['mentors', 1]] as const
  const { rows } = await sql<CountedKey>`
    select found.* from unnest(
      ${kinds.map(([kind]) => kind)}::text[], ${kinds.map(([, limit]) => limit)}::integer[]) as wanted (kind, most)
    cross join lateral (
      select kind, slug, name, people from professional_key
      where professional_key.kind = wanted.kind and people > 0 order by people desc, id limit wanted.most
    ) as found`.execute(db)
  return rows as readonly CountedKey[]
})

/** Counts by examining each person; undefined if at least twice `FEW_PEOPLE` match. */
async function countEach({ db }: Context, selection: Selection): Promise<readonly CountedKey[] | undefined> {
  const { rows } = await sql<CountedKey & { looked: number }>`
    with found as materialized (
      select keys, actor_id from professional_search as person
      where ${conditionsOf(selection)} and ${isShown(selection)} limit ${2 * FEW_PEOPLE}
    ), counted as (
      select key, count(*) as people from found cross join lateral unnest(found.keys) as key group by key
    )
    select kind, slug, name, counted.people - case when kind in ('open', 'open-to-employers') then (
        select count(*) from found where key = any(found.keys) and found.actor_id in (${keptIds(selection.sight)})
      ) else 0 end as people, (select count(*) from found) as looked
    from counted join professional_key on id = key
    where kind = any(${[...Object.keys(most), 'open', 'open-to-employers', 'mentors']}::text[])
    order by people desc, slug`.execute(db)
  return (rows[0]?.looked ?? 0) < 2 * FEW_PEOPLE ? rows : undefined
}

function present(counted: readonly CountedKey[], { openKind }: Sight, isExact: boolean): Counts {
  const facetOf = (kind: keyof typeof most): Facet =>
    counted
      .filter((key) => key.kind === kind && key.people > 0)
      .slice(0, most[kind])
      .map(({ slug, name, people }) => ({ value: slug, name, people }))
  const flagOf = (kind: KeyKind) => counted.find((key) => key.kind === kind)?.people ?? 0
  return {
    exact: isExact,
    category: facetOf('expertise'),
    hat: facetOf('hat'),
    skill: facetOf('skill'),
    place: facetOf('place'),
    country: facetOf('country'),
    open: isExact ? flagOf(openKind) : null,
    mentors: isExact ? flagOf('mentors') : null,
  }
}
