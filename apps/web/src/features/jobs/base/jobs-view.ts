import {
  type ApplicationType,
  type EmploymentType,
  employmentTypes,
  type JobList,
  type Seniority,
  seniorities,
} from '@rise/contract/jobs/kinds'

/** The lists that one work type has. */
export const workLists = ['remote', 'hybrid', 'onsite', 'undisclosed'] as const satisfies readonly JobList[]
export type WorkList = (typeof workLists)[number]

/** What a list of jobs shows; the address says all of it. What is left out does not narrow the list. */
export interface JobsView {
  /** Work types by their list's name; none is every one. */
  readonly list?: readonly WorkList[] | undefined
  readonly category?: string | undefined
  readonly location?: string | undefined
  /** Kilometres around the location. */
  readonly radius?: number | undefined
  readonly company?: string | undefined
  readonly seniority?: readonly Seniority[] | undefined
  readonly employmentType?: readonly EmploymentType[] | undefined
  /** Least pay a year, in `payCurrency`. */
  readonly payFrom?: number | undefined
  /** ISO 4217; alone it narrows to the jobs that say their pay in it. */
  readonly payCurrency?: string | undefined
  /** Days. */
  readonly postedWithin?: number | undefined
  readonly applicationType?: ApplicationType | undefined
  readonly keyword?: string | undefined
  /** Only said where it is not the usual one: newest first, or in a search the best matches. `match`: what fits the viewer. */
  readonly sort?: 'newest' | 'match' | undefined
  /** Least match, where they are in its order. */
  readonly match?: number | undefined
  /** Whether jobs out of the viewer's reach are among them, in the same order. */
  readonly elsewhere?: true | undefined
  /** As it stands in an address: whether it is a page, the API says. */
  readonly page?: number | string | undefined
}

const LONGEST_KEYWORD = 200

/** The view in its one form: fixed values in their order, nothing that says nothing, words as addresses carry them. */
export function settled(view: JobsView): JobsView {
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
    payFrom: payCurrency ? payFrom : undefined,
    payCurrency,
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
  const kept = all.filter((value) => chosen.includes(value))
  return kept.length > 0 ? kept : undefined
}

/** Lower case, as every path is; dots alone would be read as a way up the path. */
function keywordOf(text = ''): string | undefined {
  const words = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kept = words.slice(0, LONGEST_KEYWORD).toWellFormed().trim()
  return /^\.*$/.test(kept) ? undefined : kept
}

function withoutUndefined(view: JobsView): JobsView {
  const said: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(view)) if (value !== undefined) said[name] = value
  return said
}
