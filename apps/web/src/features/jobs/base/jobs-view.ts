import {
  type ApplicationType,
  type EmploymentType,
  employmentTypes,
  type JobList,
  type Seniority,
  seniorities,
} from '@rise/contract/jobs/kinds'
import type { PayFilter } from '@rise/contract/jobs/search/kinds'

/** The work types, each with its own list. */
export const workLists = ['remote', 'hybrid', 'onsite', 'undisclosed'] as const satisfies readonly JobList[]
export type WorkList = (typeof workLists)[number]

/** The filters and order of a list of jobs, completely contained in its address. Absent properties don't filter. */
export interface JobsView {
  /** Work types, by the names of their lists; none means all. */
  readonly list?: readonly WorkList[] | undefined
  readonly category?: string | undefined
  readonly location?: string | undefined
  /** Kilometres around the location. */
  readonly radius?: number | undefined
  readonly company?: string | undefined
  readonly seniority?: readonly Seniority[] | undefined
  readonly employmentType?: readonly EmploymentType[] | undefined
  /** ISO 639-1 codes, or `und` for postings in an unknown language. */
  readonly language?: readonly string[] | undefined
  /** Minimum pay per year, in `payCurrency`. */
  readonly payFrom?: number | undefined
  /** ISO 4217. Without `payFrom`, filters to jobs that state their pay in this currency. */
  readonly payCurrency?: string | undefined
  /** Whether the jobs state their pay; absent with a currency, which implies it. */
  readonly pay?: PayFilter | undefined
  /** In days. */
  readonly postedWithin?: number | undefined
  readonly applicationType?: ApplicationType | undefined
  readonly keyword?: string | undefined
  /**
   * The order; absent for the default: newest first, or in a search the best text matches first. `match` lists the
   * viewer's best matches first.
   */
  readonly sort?: 'newest' | 'match' | undefined
  /** The minimum match, in the order `match`. */
  readonly match?: number | undefined
  /** Whether the order `match` includes jobs out of the viewer's reach. */
  readonly elsewhere?: true | undefined
  /** The page number, unchanged from the address: the API decides whether it is valid. */
  readonly page?: number | string | undefined
}

const LONGEST_KEYWORD = 200

/** Normalises a view: fixed values in their order, no empty properties, the query as addresses contain it. */
export function normalised(view: JobsView): JobsView {
  const { category, location, radius, company, payFrom, payCurrency, postedWithin, applicationType, page, sort } = view
  const keyword = keywordOf(view.keyword)
  const list = inOrder(workLists, view.list)
  return withoutUndefined({
    list: list?.length === workLists.length ? undefined : list,
    category,
    location,
    radius: location ? radius : undefined,
    company,
    seniority: inOrder(seniorities, view.seniority),
    employmentType: inOrder(employmentTypes, view.employmentType),
    language: sortedCodes(view.language),
    payFrom: payCurrency ? payFrom : undefined,
    payCurrency,
    pay: payCurrency ? undefined : view.pay,
    postedWithin,
    applicationType,
    keyword,
    sort: keyword || sort === 'match' ? sort : undefined,
    match: sort === 'match' ? view.match : undefined,
    elsewhere: sort === 'match' ? view.elsewhere : undefined,
    page: page === 1 ? undefined : page,
  })
}

function inOrder<T>(all: readonly T[], chosen: readonly T[] = []): readonly T[] | undefined {
  const values = all.filter((value) => chosen.includes(value))
  return values.length > 0 ? values : undefined
}

function sortedCodes(codes: readonly string[] = []): readonly string[] | undefined {
  return codes.length > 0 ? [...new Set(codes)].toSorted() : undefined
}

/**
 * Returns a query as addresses contain it: in lower case, like every path. Undefined if it is empty, or has only dots,
 * which would be resolved as a relative path.
 */
function keywordOf(text = ''): string | undefined {
  const words = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const keyword = words.slice(0, LONGEST_KEYWORD).toWellFormed().trim()
  return /^\.*$/.test(keyword) ? undefined : keyword
}

function withoutUndefined(view: JobsView): JobsView {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(view)) if (value !== undefined) result[name] = value
  return result
}
