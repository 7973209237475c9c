import type { directoryEndpoints } from '@rise/contract/directory'
import type { EndpointReply } from '@rise/contract/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { remember } from '../../../platform/remember.ts'
import { estimatePeople } from './estimate-people.ts'
import { conditionsOf } from './find-people.ts'
import { refuseUnknownCategory } from './list-directory.ts'
import { searchedWords } from './searched-words.ts'
import {
  type DirectoryFilter,
  keptIds,
  resolveKeys,
  type Selection,
  type Sight,
  sightOf,
  unseenIds,
} from './selection.ts'
import type { KeyKind } from './tables.ts'

type Counts = EndpointReply<(typeof directoryEndpoints)['GET /api/v1/professional-counts']>['result']
type Facet = Counts['category']

/** How many values of a filter are offered, most people first. */
const most = { expertise: 100, hat: 50, skill: 20, place: 20, country: 60 } as const
/** So many people are looked at to count what they have. */
const SAMPLE = 2_000
const KEPT_SECONDS = 10
/** Values of an unnarrowed list that fewer people have could tell of one of them. */
const nothing: Counts = {
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
 * How many people of a list each further filter would leave. Of all professionals the counters know it; of other lists the
 * first two thousand are looked at.
 *
 * @throws {Failure} `category-not-found`
 */
export async function countDirectory(ctx: Context, viewer: Requester, filter: DirectoryFilter): Promise<Counts> {
  refuseUnknownCategory(filter)
  const sight = await sightOf(ctx, viewer)
  const { keys } = await resolveKeys(ctx, filter, sight)
  const { words, excluded, isEmpty } = searchedWords(filter.q ?? '')
  if (!keys || isEmpty) return nothing
  const selection = { sight, keys, words, excluded, open: filter.open !== undefined }
  const isAll = words === undefined && excluded === undefined && keys.every(({ kind }) => kind === 'everyone')
  if (isAll) return present(await countedKeys(ctx, 'all'), sight, true)
  const { rows, exact } = await countSample(ctx, selection)
  return present(rows, sight, exact)
}

const countedKeys = remember(KEPT_SECONDS, async ({ db }: Context, _all: 'all') => {
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

async function countSample(ctx: Context, selection: Selection) {
  const { sight, keys, words, excluded } = selection
  const isPlain = keys.length === 1 && words === undefined && excluded === undefined
  const narrowest = keys.toSorted((a, b) => a.people - b.people)[0]
  const unseen = unseenIds(selection)
  // A frequent condition alone is read from its list, so that the first of it come without the rest.
  const isListed = isPlain || (await estimatePeople(ctx, selection)) > SAMPLE * 10
  const source = isListed
    ? sql`
      select person.keys, person.actor_id from (
        select actor_id from professional_listing where key_id = ${narrowest?.id} and actor_id not in (${unseen})
        order by joined_at desc, actor_id desc limit ${isPlain ? SAMPLE + 1 : SAMPLE * 10}
      ) as listing
      join lateral (
        select * from professional_search where professional_search.actor_id = listing.actor_id offset 0
      ) as person on ${conditionsOf(selection)} limit ${SAMPLE + 1}`
    : sql`
      select keys, actor_id from professional_search as person
      where listed and ${conditionsOf(selection)} and actor_id not in (${unseen}) limit ${SAMPLE + 1}`
  const { rows } = await sql<CountedKey & { looked: number }>`
    with found as materialized (${source}), counted as (
      select key, count(*) as people from found cross join lateral unnest(found.keys) as key
      group by key
    )
    select kind, slug, name, counted.people - case when kind in ('open', 'open-to-employers') then (
        select count(*) from found where key = any(found.keys) and found.actor_id in (${keptIds(sight)})
      ) else 0 end as people, (select count(*) from found) as looked
    from counted join professional_key on id = key
    where kind = any(${[...Object.keys(most), 'open', 'open-to-employers', 'mentors']}::text[])
    order by people desc, slug`.execute(ctx.db)
  const looked = rows[0]?.looked ?? 0
  return { rows, exact: looked <= SAMPLE && !(isListed && !isPlain) }
}

function present(counted: readonly CountedKey[], { openKind }: Sight, exact: boolean): Counts {
  const facetOf = (kind: keyof typeof most): Facet =>
    counted
      .filter((key) => key.kind === kind && key.people > 0)
      .slice(0, most[kind])
      .map(({ slug, name, people }) => ({ value: slug, name, people }))
  const flagOf = (kind: KeyKind) => counted.find((key) => key.kind === kind)?.people ?? 0
  return {
    exact,
    category: facetOf('expertise'),
    hat: facetOf('hat'),
    skill: facetOf('skill'),
    place: facetOf('place'),
    country: facetOf('country'),
    open: flagOf(openKind),
    mentors: flagOf('mentors'),
  }
}
