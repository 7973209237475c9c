import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import type { EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { inOrder, mostFirst } from '../../../platform/lists/choices.ts'
import { isSet } from '../../../platform/lists/conditions.ts'
import { type CountedValue, countFacets, type FacetCounts } from '../../../platform/lists/count-facets.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { hiddenCompanies } from '../../connections/index.ts'
import { type CompanyFilter, isSeenBeside, narrowingOf } from './company-conditions.ts'
import { companyOptions } from './company-options.ts'
import { MOST_FOUND } from './find-companies.ts'

type Counts = EndpointReply<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['result']
type Name = keyof typeof facets

const TOP_PLACES = 12
/** The number of place keys to count: more than are shown, because some keys belong to the same place. */
const PLACE_KEYS = 40
/** How long large counts are cached, in seconds, with filters and without. */
const KEPT_SECONDS = 10
const KEPT_SECONDS_OF_ALL = 60

const facets = {
  industry: { values: sql`company.all_industries` },
  stage: { value: sql`company.stage` },
  teamSize: { value: sql`company.team_size` },
  size: { value: sql`company.size` },
  place: {
    values: sql`company.place_keys`,
    words: sql`array_to_string(array_prepend(company.headquarters, company.more_places), ',')`,
    most: PLACE_KEYS,
  },
  hiring: { value: sql`case when company.open_jobs > 0 then 'true' end` },
}
const names = Object.keys(facets) as Name[]

const { industries, stages, sizes, teamSizes } = companyOptions
const namedAsSlug = (slug: string) => ({ slug, name: slug })
/** The options of each filter, in order. */
const optionsByFilter: Readonly<Record<Exclude<Name, 'place'>, readonly { slug: string; name: string }[]>> = {
  industry: industries,
  stage: stages.map(namedAsSlug),
  teamSize: teamSizes.map(({ code, label }) => ({ slug: String(code), name: label })),
  size: sizes.map(namedAsSlug),
  hiring: [{ slug: 'true', name: 'Hiring now' }],
}

/**
 * Counts how many companies each further filter would leave, as the viewer sees them. Counts of a filter ignore its own
 * current choice. Of large lists, a thousand companies are examined, of the unfiltered list 10,000; an inexact count
 * reads at most "1,000+".
 */
export async function countCompaniesPerFilter(
  ctx: Context,
  filter: CompanyFilter,
  viewer: Requester = { kind: 'guest' },
): Promise<Counts> {
  const { total, isTotalExact, values, inexact } = await countAsSeen(ctx, filter, await hiddenCompanies(ctx.db, viewer))
  const counts = (name: Name) => {
    const isExact = !inexact.includes(name)
    const choices = name === 'place' ? placesIn(values.place) : inOrder(values[name], optionsByFilter[name])
    const options = choices.map(({ slug, name: text, count }) => ({
      ...{ value: slug, name: text },
      companies: isExact ? count : Math.min(count, MOST_FOUND),
    }))
    return { exact: isExact, options }
  }
  return {
    // Counts as the list does.
    total: isTotalExact ? total : mostOf(filter),
    totalCapped: !isTotalExact,
    industry: counts('industry'),
    stage: counts('stage'),
    teamSize: counts('teamSize'),
    size: counts('size'),
    place: counts('place'),
    hiring: counts('hiring'),
  }
}

/**
 * Returns the places with the most companies. Each place is named as one of its companies wrote it; "Berlin, Germany"
 * is counted as two places.
 */
function placesIn(counted: readonly CountedValue[]) {
  const nameOf = ({ slug, words }: CountedValue) =>
    words
      ?.split(',')
      .map((part) => part.trim())
      .find((part) => slugify(part) === slug)
  return mostFirst(counted, nameOf).slice(0, TOP_PLACES)
}

interface CountInput {
  readonly filter: CompanyFilter
  /** Ids of companies hidden from the viewer. */
  readonly hidden: readonly string[]
}

/**
 * Counts companies as a viewer sees them. Large counts are cached for up to a minute for all viewers without blocks.
 */
function countAsSeen(ctx: Context, filter: CompanyFilter, hidden: readonly string[]): Promise<FacetCounts<Name>> {
  const countFunction = hidden.length > 0 ? count : narrowingOf(filter) ? cachedCount : cachedCountOfAll
  return countFunction(ctx, { filter, hidden })
}

const cacheOptions = {
  nameOf: ({ filter }: CountInput) => JSON.stringify(filter),
  isKept: ({ total }: FacetCounts<Name>) => total >= MOST_FOUND,
}
const cachedCount = ttlCache(KEPT_SECONDS, count, cacheOptions)
const cachedCountOfAll = ttlCache(KEPT_SECONDS_OF_ALL, count, cacheOptions)

/**
 * Counts companies per filter. If only one filter is set, takes the counts of this filter from the counts for all
 * companies.
 */
async function count(ctx: Context, { filter, hidden }: CountInput): Promise<FacetCounts<Name>> {
  const [alone, another] = names.filter((name) => isSet(filter[name]))
  if (alone === undefined || another !== undefined || narrowingOf(filter, { except: alone })) {
    return countEach(ctx, { filter, hidden })
  }
  const otherFilters = names.filter((name) => name !== alone)
  const [found, all] = await Promise.all([
    countEach(ctx, { filter, hidden }, otherFilters),
    countAsSeen(ctx, {}, hidden),
  ])
  return {
    ...found,
    values: { ...found.values, [alone]: all.values[alone] },
    inexact: [...found.inexact, ...all.inexact.filter((name) => name === alone)],
  }
}

function countEach({ db }: Context, { filter, hidden }: CountInput, of: readonly Name[] = names) {
  return countFacets(db, {
    facets: Object.fromEntries(of.map((name) => [name, facets[name]])) as typeof facets,
    filters: filter,
    rowsOf: (except) => sql`company where ${narrowingOf(filter, { except }) ?? sql`true`} and ${isSeenBeside(hidden)}`,
    mostOf: (except) => mostOf(filter, except),
  })
}

/** Returns the maximum number of companies to count. */
function mostOf(filter: CompanyFilter, except?: Name): number {
  return narrowingOf(filter, { except }) ? MOST_FOUND : COUNT_CAP
}
