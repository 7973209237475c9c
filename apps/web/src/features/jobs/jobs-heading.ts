import { placeInText } from '@rise/contract/words'
import { formatAmount, listNames } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView, WorkList } from './base/jobs-view.ts'

/** Display names for the slugs in an address. */
export interface ViewNames {
  /** The corrected words of a search. */
  readonly keyword?: string | undefined
  readonly category?: string | undefined
  readonly location?: string | undefined
  readonly company?: string | undefined
}

/** Returns `Remote Engineering jobs in Berlin, Germany`, or for a search `Jobs for “react”`. */
export function headingOf(view: JobsView, names: ViewNames): string {
  const { category, location, company } = names
  const { list = [], radius } = view
  const keyword = names.keyword ?? view.keyword
  const words = [list.map(kindOf).join(' or '), category].filter(Boolean).join(' ')
  const jobs = words ? `${words} jobs` : keyword || location || company ? 'Jobs' : 'All jobs'
  const search = keyword ? ` for “${keyword}”` : ''
  const atCompany = company ? ` at ${company}` : ''
  const where = location ? ` ${radius ? `within ${radius} km of` : 'in'} ${placeInText(location)}` : ''
  return jobs + search + atCompany + where
}

function kindOf(list: WorkList): string {
  return list === 'undisclosed' ? 'Undisclosed work type' : listNames[list]
}

/** An active filter, and the view without it. */
export interface ChosenFilter {
  readonly label: string
  /** The kind, used before its label: "Remove search “react”". */
  readonly noun: 'search' | 'filter'
  readonly without: JobsView
}

/** The active filters of a view, in the order of the address. */
export function chosenFilters(view: JobsView, names: ViewNames): readonly ChosenFilter[] {
  const { list = [], seniority = [], employmentType = [], radius, payFrom, payCurrency, postedWithin } = view
  const filter = (label: string, without: Partial<JobsView>): ChosenFilter => ({
    label,
    noun: 'keyword' in without ? 'search' : 'filter',
    without: { ...view, page: undefined, ...without },
  })
  const radiusText = radius ? ` and ${radius} km around` : ''
  const none = undefined
  return [
    ...(view.keyword ? [filter(`“${names.keyword ?? view.keyword}”`, { keyword: none })] : []),
    ...list.map((one) => filter(kindOf(one), { list: list.filter((other) => other !== one) })),
    ...(view.category ? [filter(names.category ?? view.category, { category: none })] : []),
    ...(view.location
      ? [filter((names.location ?? view.location) + radiusText, { location: none, radius: none })]
      : []),
    ...(view.company ? [filter(names.company ?? view.company, { company: none })] : []),
    ...seniority.map((one) => filter(one, { seniority: seniority.filter((other) => other !== one) })),
    ...employmentType.map((one) => filter(one, { employmentType: employmentType.filter((other) => other !== one) })),
    ...(payCurrency ? [filter(payLabel(payFrom, payCurrency), { payFrom: none, payCurrency: none })] : []),
    ...(view.pay ? [filter(view.pay === 'stated' ? 'Pay stated' : 'Pay not stated', { pay: none })] : []),
    ...(postedWithin ? [filter(postedLabel(postedWithin), { postedWithin: none })] : []),
    ...(view.applicationType ? [filter(view.applicationType, { applicationType: none })] : []),
  ]
}

function payLabel(payFrom: number | undefined, currency: string): string {
  return payFrom ? `From ${formatAmount(payFrom, currency)} a year` : `Pay in ${currency}`
}

/** Returns `Since yesterday` or `Last 7 days`: days are whole, because many postings state no time. */
export function postedLabel(days: number): string {
  return days === 1 ? 'Since yesterday' : `Last ${days} days`
}

/**
 * Whether search engines may index the view: lists by work type, category and place, and searches by words only. Any
 * other filter would add countless variants of these lists.
 */
export function isIndexable(view: JobsView): boolean {
  const { keyword, list = [], category, location } = view
  const indexableView: JobsView = keyword
    ? { keyword }
    : { list: list.length === 1 ? list : undefined, category, location }
  return jobsHref({ ...view, sort: undefined, page: undefined }) === jobsHref(indexableView)
}
