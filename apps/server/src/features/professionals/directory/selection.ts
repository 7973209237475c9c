import type { EndpointParsed } from '@rise/contract/endpoint'
import type { directoryEndpoints } from '@rise/contract/professionals/directory/endpoints'
import { maySeeOpenToWork } from '@rise/contract/professionals/story/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { presentSlug } from '../../catalogs/index.ts'
import { blockedIds } from '../../connections/index.ts'
import { soughtMarks } from '../workplaces/workplace-marks.ts'
import {
  presentViewerWorkplaces,
  type ViewerWorkplaceRow,
  workplaceRowsOf,
} from '../workplaces/workplaces-of-viewer.ts'
import { skillKey } from './directory-keys.ts'
import type { KeyKind } from './tables.ts'

export type DirectoryFilter = EndpointParsed<(typeof directoryEndpoints)['GET /api/v1/professional-counts']>['query']

/** A key with the number of listed people who have it, from the counters. */
export interface ChosenKey {
  readonly id: number
  readonly kind: KeyKind
  readonly slug: string
  readonly name: string
  readonly people: number
}

/** The viewer's permissions, determined once per request. */
export interface Sight {
  /** The viewer's actor; null for a guest. */
  readonly actorId: string | null
  /** The key of the people whose open-to-work status this viewer may know. */
  readonly openKind: 'open' | 'open-to-employers'
  /** The marks of the viewer's companies. People who work there or hide from them don't show the viewer the status. */
  readonly marks: readonly string[]
  /** The ids of members separated from the viewer by a block. */
  readonly unseen: readonly string[]
}

/** The conditions of a list of the directory. */
export interface Selection {
  readonly sight: Sight
  /** The keys that must all match; without filters, only the key of everyone. */
  readonly keys: readonly ChosenKey[]
  /** A `tsquery` that must match, and another that must not. */
  readonly words: string | undefined
  readonly excluded: string | undefined
  /** Whether to list only people who are open to work, as far as the viewer may know. */
  readonly open: boolean
}

/** Reads the viewer's permissions, and the keys of a filter. */
export async function resolveFilter(ctx: Context, viewer: Requester, filter: DirectoryFilter) {
  const filterKeys = wantedKeys(filter, openKindOf(viewer))
  const pairs = [['everyone', ''], ...filterKeys.flatMap(([, kinds, slug]) => kinds.map((kind) => [kind, slug]))]
  const { sight, keys } = await readSight(ctx, viewer, pairs)
  return { sight, ...chooseKeys(filterKeys, keys) }
}

/** Reads which people's open-to-work status the viewer may know, and which people are hidden from the viewer. */
export async function sightOf(ctx: Context, viewer: Requester): Promise<Sight> {
  return (await readSight(ctx, viewer, [])).sight
}

/** Reads everything in one statement, because each statement takes the server more time than the database. */
async function readSight(
  ctx: Context,
  viewer: Requester,
  pairs: readonly (readonly string[])[],
): Promise<{ sight: Sight; keys: readonly ChosenKey[] }> {
  const actorId = viewer.kind === 'guest' ? null : viewer.actorId
  const { rows } = await sql<{ workplaces: ViewerWorkplaceRow[]; unseen: string[]; keys: ChosenKey[] }>`
    select ${workplaceRowsOf(viewer)} as workplaces, array(${blockedIds(actorId)}) as unseen, ${keysOfPairs(pairs)} as keys`.execute(
    ctx.db,
  )
  const { workplaces = [], unseen = [], keys = [] } = rows[0] ?? {}
  const marks = soughtMarks(presentViewerWorkplaces(ctx, workplaces))
  return { sight: { actorId, openKind: openKindOf(viewer), marks, unseen }, keys }
}

/** Returns the existing keys of these kinds and slugs, with their current number of people, as one JSON column. */
function keysOfPairs(pairs: readonly (readonly string[])[]): RawBuilder<ChosenKey[]> {
  return sql<ChosenKey[]>`(
    select coalesce(json_agg(found), '[]') from (
      select id, kind, slug, name, people + coalesce(
        (select sum(change.people) from professional_key_change as change where change.key_id = id), 0) as people
      from professional_key
      where (kind, slug) in (select kind, slug from unnest(
        ${pairs.map(([kind]) => kind)}::text[], ${pairs.map(([, slug]) => slug)}::text[]) as wanted (kind, slug))
    ) as found)`
}

function openKindOf(viewer: Requester): Sight['openKind'] {
  const stranger = { id: '', openToWork: 'employers', colleague: false } as const
  return maySeeOpenToWork(viewer, stranger) === 'allowed' ? 'open-to-employers' : 'open'
}

type HidingConditions = Pick<Selection, 'sight' | 'open'>

/** Whether this viewer sees the same list as everyone without blocks. */
export function hidesNobody({ sight: { unseen, marks }, open }: HidingConditions): boolean {
  return unseen.length === 0 && (!open || marks.length === 0)
}

/** Returns the condition that the list may contain the professional of `actor_id`. */
export function isShown(hiding: HidingConditions): RawBuilder<boolean> {
  return hidesNobody(hiding) ? sql<boolean>`true` : sql<boolean>`actor_id not in (${hiddenIds(hiding)})`
}

/** Returns the ids of people excluded from the list, as a subquery that runs once per query. */
export function hiddenIds({ sight, open }: HidingConditions): RawBuilder<{ id: string }> {
  const unseenQuery = sql<{ id: string }>`select unnest(${sight.unseen}::uuid[]) as id`
  return open ? sql<{ id: string }>`${unseenQuery} union all ${keptIds(sight)}` : unseenQuery
}

/**
 * Returns the ids of people who are open to work but hide this from the viewer, as a subquery. Owners always see their
 * own status.
 */
export function keptIds({ marks, actorId }: Sight): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select actor_id from professional_search
    where open_to_work <> 'off' and kept_from && ${marks}::text[] and actor_id is distinct from ${actorId}::uuid`
}

type WantedKeys = readonly (readonly [name: keyof DirectoryFilter, kinds: readonly KeyKind[], slug: string])[]

function wantedKeys(filter: DirectoryFilter, openKind: Sight['openKind']): WantedKeys {
  const { category, place, country, skill, hat, company, open, mentors } = filter
  const all: readonly (readonly [keyof DirectoryFilter, readonly KeyKind[], string | undefined])[] = [
    ['category', ['expertise'], category && presentSlug('expertises', category)],
    ['place', ['place', 'country'], place && slugify(place)],
    ['country', ['country'], country && slugify(country)],
    ['skill', ['skill'], skill && (skillKey(skill)?.slug ?? 'nothing')],
    ['hat', ['hat'], hat && presentSlug('hats', hat)],
    ['company', ['company'], company && slugify(company)],
    ['open', [openKind], open && ''],
    ['mentors', ['mentors'], mentors && ''],
  ]
  return all.flatMap(([name, kinds, slug]) => (slug === undefined ? [] : [[name, kinds, slug] as const]))
}

/** Returns the key of each part of a filter. `keys` is undefined if a part has a value that no one has. */
function chooseKeys(
  wanted: WantedKeys,
  rows: readonly ChosenKey[],
): { keys: readonly ChosenKey[] | undefined; named: ReadonlyMap<keyof DirectoryFilter, ChosenKey> } {
  const namedKeys = new Map(
    wanted.flatMap(([name, kinds, slug]) => {
      const matches = rows.filter((row) => kinds.includes(row.kind) && row.slug === slug)
      // If a city and a country share a name, the one with more people is used.
      const [key] = matches.toSorted((a, b) => b.people - a.people)
      return key ? [[name, key] as const] : []
    }),
  )
  const isKnown = namedKeys.size === wanted.length
  const keys = wanted.length === 0 ? rows : [...new Map([...namedKeys.values()].map((key) => [key.id, key])).values()]
  return { keys: isKnown ? keys : undefined, named: namedKeys }
}
