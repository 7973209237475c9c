import { UNKNOWN_LANGUAGE } from '@rise/contract/jobs/search/kinds'
import { applicationNames, employmentNames, seniorityNames } from '@rise/contract/jobs/words'
import { languageInWords, placeInText } from '@rise/contract/words'
import { t } from '@rise/texts'
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
  const workTypes = list
    .map(kindOf)
    .reduce((first, second) => (first ? t('{first} or {second}', { first, second }) : second), '')
  let heading = keyword || location || company ? t('Jobs') : t('All jobs')
  if (workTypes && category) heading = t('{workTypes} {category} jobs', { workTypes, category })
  else if (workTypes) heading = t('{workTypes} jobs', { workTypes })
  else if (category) heading = t('{category} jobs', { category })
  if (keyword) heading = t('{jobs} for “{keyword}”', { jobs: heading, keyword })
  if (company) heading = t('{jobs} at {company}', { jobs: heading, company })
  if (!location) return heading
  const place = placeInText(location)
  return radius
    ? t('{jobs} within {radius} km of {place}', { jobs: heading, radius, place })
    : t('{jobs} in {place}', { jobs: heading, place })
}

function kindOf(list: WorkList): string {
  return list === 'undisclosed' ? t('Undisclosed work type') : t(listNames[list])
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
  const {
    list = [],
    seniority = [],
    employmentType = [],
    language = [],
    radius,
    payFrom,
    payCurrency,
    postedWithin,
  } = view
  const filter = (label: string, without: Partial<JobsView>): ChosenFilter => ({
    label,
    noun: 'keyword' in without ? 'search' : 'filter',
    without: { ...view, page: undefined, ...without },
  })
  const none = undefined
  return [
    ...(view.keyword ? [filter(t('“{words}”', { words: names.keyword ?? view.keyword }), { keyword: none })] : []),
    ...list.map((one) => filter(kindOf(one), { list: list.filter((other) => other !== one) })),
    ...(view.category ? [filter(names.category ?? view.category, { category: none })] : []),
    ...(view.location
      ? [filter(placeLabel(names.location ?? view.location, radius), { location: none, radius: none })]
      : []),
    ...(view.company ? [filter(names.company ?? view.company, { company: none })] : []),
    ...seniority.map((one) =>
      filter(t(seniorityNames[one]), { seniority: seniority.filter((other) => other !== one) }),
    ),
    ...employmentType.map((one) =>
      filter(t(employmentNames[one]), { employmentType: employmentType.filter((other) => other !== one) }),
    ),
    ...language.map((code) => filter(writtenIn(code), { language: language.filter((other) => other !== code) })),
    ...(payCurrency ? [filter(payLabel(payFrom, payCurrency), { payFrom: none, payCurrency: none })] : []),
    ...(view.pay ? [filter(view.pay === 'stated' ? t('Pay stated') : t('Pay not stated'), { pay: none })] : []),
    ...(postedWithin ? [filter(postedLabel(postedWithin), { postedWithin: none })] : []),
    ...(view.applicationType ? [filter(t(applicationNames[view.applicationType]), { applicationType: none })] : []),
  ]
}

function placeLabel(place: string, radius: number | undefined): string {
  return radius ? t('{place} and {radius} km around', { place, radius }) : place
}

function writtenIn(code: string): string {
  return code === UNKNOWN_LANGUAGE
    ? t('Unknown language')
    : t('Written in {language}', { language: languageInWords(code) })
}

function payLabel(payFrom: number | undefined, currency: string): string {
  return payFrom
    ? t('From {pay} a year', { pay: formatAmount(payFrom, currency) })
    : t('Pay in {currency}', { currency })
}

/** Returns `Since yesterday` or `Last 7 days`: days are whole, because many postings state no time. */
export function postedLabel(days: number): string {
  return t('{days, plural, one {Since yesterday} other {Last {days} days}}', { days })
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
