import type { companiesEndpoints } from '@rise/contract/companies/endpoints'
import type { EndpointReply } from '@rise/contract/endpoint'
import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { hiddenCompanies } from '../../connections/index.ts'
import { type CompanyFilter, narrowingOf } from './company-conditions.ts'
import { companyOptions } from './company-options.ts'
import { MOST_FOUND } from './find-companies.ts'
import { type CompanyTally, type Tallied, tallyCompanies } from './tally-companies.ts'

type Counts = EndpointReply<(typeof companiesEndpoints)['GET /api/v1/company-counts']>['result']
type Option = Counts['industry']['options'][number]

const TOP_PLACES = 12

const { industries, stages, sizes, teamSizes } = companyOptions
/** The options of each filter, in order. */
const offered: Readonly<Record<Exclude<Tallied, 'place'>, readonly (readonly [value: string, name: string])[]>> = {
  industry: industries.map(({ slug, name }) => [slug, name] as const),
  stage: stages.map((stage) => [stage, stage] as const),
  teamSize: teamSizes.map(({ code, label }) => [String(code), label] as const),
  size: sizes.map((size) => [size, size] as const),
  hiring: [['true', 'Hiring now']],
}

/**
 * Counts how many companies each further filter would leave, as the viewer sees them. Counts of a filter ignore its own
 * present choice. Of large lists, a thousand companies are examined, of the unfiltered list 10,000; an inexact count
 * reads at most "1,000+".
 */
export async function countCompaniesPerFilter(
  ctx: Context,
  filter: CompanyFilter,
  viewer: Requester = { kind: 'guest' },
): Promise<Counts> {
  const { rows, open } = await tallyCompanies(ctx, filter, await hiddenCompanies(ctx.db, viewer))
  const all = rows.find((row) => row.filter === 'all')?.companies ?? 0
  const totalCapped = open.includes('all')
  const counts = (name: Tallied) => {
    const exact = !open.includes(name)
    const tallies = rows.flatMap((row) =>
      row.filter === name ? [{ ...row, companies: exact ? row.companies : Math.min(row.companies, MOST_FOUND) }] : [],
    )
    return { exact, options: name === 'place' ? placeOptions(tallies) : optionsOf(name, tallies) }
  }
  const most = narrowingOf(filter) ? MOST_FOUND : COUNT_CAP
  return {
    // As the list itself counts.
    total: totalCapped ? most : all,
    totalCapped,
    industry: counts('industry'),
    stage: counts('stage'),
    teamSize: counts('teamSize'),
    size: counts('size'),
    place: counts('place'),
    hiring: counts('hiring'),
  }
}

function optionsOf(name: Exclude<Tallied, 'place'>, tallies: readonly CompanyTally[]): Option[] {
  const countOf = new Map(tallies.map(({ value, companies }) => [value, companies]))
  return offered[name].flatMap(([value, text]) => {
    const companies = countOf.get(value)
    return companies === undefined ? [] : [{ value, name: text, companies }]
  })
}

/**
 * Most companies first. Each is named in the words of one of its companies; "Berlin, Germany" is represented by its two
 * parts.
 */
function placeOptions(tallies: readonly CompanyTally[]): Option[] {
  const options = tallies.flatMap(({ value, companies, places }) => {
    const parts = (places ?? []).flatMap((place) => (place === null ? [] : place.split(',')))
    const name = parts.map((part) => part.trim()).find((part) => slugify(part) === value)
    return name === undefined ? [] : [{ value, name, companies }]
  })
  return options
    .toSorted((a, b) => b.companies - a.companies || a.name.localeCompare(b.name, 'en'))
    .slice(0, TOP_PLACES)
}
