import { applicationTypes, employmentTypes, seniorities } from '@rise/contract/jobs/kinds'
import { payFilters, UNKNOWN_LANGUAGE } from '@rise/contract/jobs/search/kinds'
import { type JobsView, normalised, workLists } from './jobs-view.ts'

/** A name and its value, as a form submits them. */
type FormField = [name: string, value: string]

/**
 * Returns the canonical address of a view, in the route forms of section 2 of the specification:
 * `/jobs/{list}/{category}/{location}` with the parts that apply (remote has no place), `/jobs/k/{keyword}` for a
 * search. The rest is in the query string, in a fixed order, with repeated names for several values.
 */
export function jobsHref(requestedView: JobsView): string {
  const view = normalised(requestedView)
  const { path, carries } = pathOf(view)
  const fields = fieldsOf(view).filter(([name]) => !carries.has(name))
  if (view.page !== undefined && path === '/jobs' && fields.length === 0) return `/jobs/page/${view.page}`
  if (view.page !== undefined) fields.push(['page', String(view.page)])
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path
}

function pathOf({ list = [], category, location, keyword }: JobsView): { path: string; carries: ReadonlySet<string> } {
  if (keyword) return { path: `/jobs/k/${encodeURIComponent(keyword)}`, carries: new Set(['q']) }
  const onlyList = list.length === 1 ? list[0] : undefined
  if (!onlyList && !category) return { path: location ? '/jobs/all' : '/jobs', carries: new Set() }
  const placeInPath = category && onlyList !== 'remote' ? location : undefined
  const segments = [onlyList ?? 'all', category, placeInPath].filter((segment) => segment !== undefined)
  const inPath = new Set(
    [onlyList && 'list', category && 'category', placeInPath && 'location'].filter((name) => name !== undefined),
  )
  return { path: `/jobs/${segments.map(encodeURIComponent).join('/')}`, carries: inPath }
}

/** Returns the filters of a view as the fields of a form that submits to `/jobs`; `q` is the query. */
export function fieldsOf(view: JobsView): FormField[] {
  const fields: FormField[] = []
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) fields.push([name, String(value)])
  }
  add('q', view.keyword)
  for (const list of view.list ?? []) add('list', list)
  add('category', view.category)
  add('location', view.location)
  add('radius', view.radius)
  add('company', view.company)
  for (const seniority of view.seniority ?? []) add('seniority', seniority)
  for (const type of view.employmentType ?? []) add('employmentType', type)
  for (const code of view.language ?? []) add('language', code)
  add('payFrom', view.payFrom)
  add('payCurrency', view.payCurrency)
  add('pay', view.pay)
  add('postedWithin', view.postedWithin)
  add('applicationType', view.applicationType)
  add('sort', view.sort)
  add('match', view.match)
  add('elsewhere', view.elsewhere && 'true')
  return fields
}

/**
 * Returns the view of an address of one of the list routes. Unknown values of fixed lists and invalid numbers are
 * ignored. The API decides whether a category, place or company exists, and whether `page` is valid.
 */
export function viewOfAddress({ pathname, searchParams }: URL): JobsView {
  const [kind = '', first, second] = pathname.split('/').slice(2).map(decode)
  const firstValueOf = (name: string) => searchParams.get(name)?.trim() || undefined
  const valuesOf = (name: string) =>
    searchParams.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim()))
  const isListAddress = kind === 'all' || kind in listOfSegment
  const [payFrom, currency] = firstValueOf('payFrom')?.split(' ') ?? []
  return normalised({
    list: listOfSegment[kind] ?? knownValues(workLists, valuesOf('list')),
    category: slugOf((isListAddress ? first : undefined) ?? firstValueOf('category')),
    location: slugOf((isListAddress ? second : undefined) ?? firstValueOf('location')),
    radius: wholeNumber(firstValueOf('radius'), 200),
    company: slugOf(firstValueOf('company')),
    seniority: knownValues(seniorities, valuesOf('seniority')),
    employmentType: knownValues(employmentTypes, valuesOf('employmentType')),
    payFrom: wholeNumber(payFrom, 100_000_000),
    language: valuesOf('language')
      .map((code) => code.toLowerCase())
      .filter((code) => code === UNKNOWN_LANGUAGE || /^[a-z]{2}$/.test(code)),
    // Each pay step contains its currency, so that a step can be chosen without scripts before any currency is.
    payCurrency: [firstValueOf('payCurrency'), currency].find((code) => /^[a-z]{3}$/i.test(code ?? ''))?.toUpperCase(),
    pay: knownValues(payFilters, valuesOf('pay'))[0],
    postedWithin: wholeNumber(firstValueOf('postedWithin'), 365),
    applicationType: knownValues(applicationTypes, valuesOf('applicationType'))[0],
    keyword: firstValueOf('q') ?? (kind === 'k' ? first : undefined),
    sort: knownValues(['newest', 'match'] as const, valuesOf('sort'))[0],
    match: wholeNumber(firstValueOf('match'), 100),
    elsewhere: firstValueOf('elsewhere') === 'true' ? true : undefined,
    page: laterPage(kind === 'page' ? first : firstValueOf('page')),
  })
}

const listOfSegment: Readonly<Record<string, JobsView['list']>> = Object.fromEntries(
  workLists.map((list) => [list, [list]]),
)

const names = [
  'q',
  'page',
  'payFrom',
  'payCurrency',
  'pay',
  'radius',
  'postedWithin',
  'applicationType',
  'sort',
  'match',
  'elsewhere',
].concat(['list', 'category', 'location', 'company', 'seniority', 'employmentType', 'language'])

/**
 * Returns the canonical address of the view that a non-canonical address names, keeping unrelated parameters. Without
 * scripts, forms submit plain fields to `/jobs`. Undefined if the address is canonical; `/jobs/all` is allowed as well
 * as `/jobs`.
 */
export function redirectOf(url: URL): string | undefined {
  const href = jobsHref(viewOfAddress(url))
  const viewFields = [...url.searchParams].filter(([name]) => names.includes(name))
  const unrelatedParameters = [...url.searchParams].filter(([name]) => !names.includes(name))
  const currentHref = url.pathname + (viewFields.length > 0 ? `?${new URLSearchParams(viewFields)}` : '')
  if (currentHref === href || (currentHref === '/jobs/all' && href === '/jobs')) return undefined
  return unrelatedParameters.length > 0
    ? `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(unrelatedParameters)}`
    : href
}

function knownValues<T extends string>(all: readonly T[], values: readonly string[]): readonly T[] {
  return all.filter((value) => values.includes(value))
}

function wholeNumber(text: string | undefined, maximum: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= maximum ? number : undefined
}

/** Returns the page. Undefined for page 1, whose address is that of the list, so that each page has one address. */
function laterPage(page: string | undefined): string | undefined {
  return page === '1' ? undefined : page
}

/** A segment of only dots would be resolved as a relative path. */
function slugOf(text: string | undefined): string | undefined {
  return text && !/^\.+$/.test(text) ? text.toWellFormed().toLowerCase() : undefined
}

/** An invalid escape sequence is kept unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
