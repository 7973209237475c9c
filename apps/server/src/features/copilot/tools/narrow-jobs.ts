import { placeInText } from '@rise/contract/words'
import { type Answer, chip, type ToolRequest, textChip } from './answer.ts'
import { countOf, jobListAnswer } from './find-jobs.ts'
import { placeSearch } from './placed-search.ts'
import { isLimited, type Limits } from './read-limits.ts'
import { inWords, type JobSearch, searchJobs } from './search-jobs.ts'
import { LONGEST_SEARCH, searchWordsOf } from './search-words.ts'
import { shownJobs } from './shown-jobs.ts'

/** Repeats the search of the last list with the request's additional conditions. */
export async function narrowJobs(request: ToolRequest): Promise<Answer> {
  const { limits, search } = request
  const currentCards = await shownJobs(request, request.shown)
  const pay =
    limits.pay === null ? null : { ...limits.pay, currency: limits.pay.currency ?? onlyCurrency(currentCards) }
  if (pay?.currency === null) {
    return { text: 'In which currency? Say it with the amount, such as “over 60,000 EUR”.', cards: [], chips: [] }
  }
  const narrowedSearch = withLimits(
    search ?? { list: ['all'] },
    limits,
    pay as { from: number; currency: string } | null,
  )
  const isMore =
    !isLimited(limits) &&
    limits.without.length === 0 &&
    searchWordsOf(limits.places.rest.replace(requestWords, '')) === undefined
  if (isMore) return moreJobs(request, search ?? { list: ['all'] })
  const { withoutPlaces, result } = await placeSearch(request, narrowedSearch)
  const placeNote = limits.places.names.length > 0 ? ` in ${limits.places.names.map(placeInText).join(' or ')}` : ''
  const criteria = `${inWords(withoutPlaces)}${placeNote}`
  if (result.items.length > 0) return jobListAnswer(`${countOf(result)}${criteria}.`, result)
  const previousResult = await searchJobs(request, search ?? { list: ['all'] })
  return {
    text: `I found no open jobs${criteria}.${previousResult.items.length > 0 ? ' Without that limit, there are these.' : ''}`,
    cards:
      previousResult.items.length > 0
        ? [{ kind: 'jobs', items: [...previousResult.items], more: previousResult.more }]
        : [],
    chips:
      previousResult.items.length > 0
        ? [textChip('Where are they?'), textChip('Which of these pays most?')]
        : [chip('next-step', [])],
  }
}

/** Words that request more results. */
const requestWords = /\b(?:more|others?|next|rest|ones?|page|results|please|pls)\b/gi

async function moreJobs(request: ToolRequest, search: JobSearch): Promise<Answer> {
  const result = await searchJobs(request, search, { isLeftOut: ({ _id }) => request.seen.includes(_id) })
  if (result.items.length > 0) return jobListAnswer(`More open jobs${inWords(search)}.`, result)
  return {
    text: `I’ve shown all that I have${inWords(search)}. Try other words or another place.`,
    cards: [],
    chips: [chip('find-jobs', [])],
  }
}

function withLimits(base: JobSearch, limits: Limits, pay: { from: number; currency: string } | null): JobSearch {
  const furtherWords = isLimited(limits) || limits.without.length > 0 ? undefined : searchWordsOf(limits.places.rest)
  const words = [base.keyword, furtherWords, ...limits.without.map((word) => `-${word}`)]
  const keyword = words.filter((word) => word !== undefined && word !== '').join(' ')
  return {
    ...base,
    ...(keyword && { keyword: keyword.slice(0, LONGEST_SEARCH) }),
    ...(limits.lists.length > 0 && { list: [...limits.lists] }),
    ...(limits.employmentTypes.length > 0 && { employmentType: [...limits.employmentTypes] }),
    ...(limits.seniorities.length > 0 && { seniority: [...limits.seniorities] }),
    ...(limits.postedWithin !== undefined && { postedWithin: limits.postedWithin }),
    ...(pay && { payFrom: pay.from, payCurrency: pay.currency }),
  }
}

/** Returns the common currency of the shown jobs' pay; null if there are several or none. */
function onlyCurrency(jobs: Awaited<ReturnType<typeof shownJobs>>): string | null {
  const currencies = new Set(jobs.flatMap(({ pay }) => pay?.currency ?? []))
  return currencies.size === 1 ? ([...currencies][0] ?? null) : null
}
