import type { JobList } from '@rise/contract/jobs/kinds'
import { listJobs } from '../../jobs/index.ts'
import { listMatchingJobs } from '../../match/index.ts'
import { type Answer, chip, type ToolRequest, textChip } from './answer.ts'
import { placeSearch } from './placed-search.ts'
import { inWords, isOpen, type JobSearch, type SearchResult } from './search-jobs.ts'
import { LONGEST_SEARCH, searchWordsOf } from './search-words.ts'

/** Finds jobs with the job search, or the best matches if the request names nothing to search for. */
export async function findJobs(request: ToolRequest): Promise<Answer> {
  const { ctx, actorId, preferences, limits } = request
  const searchRequest = await readFilter(request)
  const { names } = limits.places
  if (nearMe.test(request.text) && !(await knowsPlace(request))) {
    return {
      text: 'I don’t know where you are. Add your location to your story, or name a place.',
      cards: [{ kind: 'steps', items: [{ text: 'Add your location', to: '/professional/edit' }] }],
      chips: [],
    }
  }
  const isOpenSearch = isOpen(searchRequest) && names.length === 0
  const list = isOpenSearch && searchRequest.list.includes('all') ? listsOf(preferences.workTypes) : searchRequest.list
  const filter = { ...searchRequest, list }
  const best = isOpenSearch ? await listMatchingJobs(ctx, actorId, { ...filter, page: 1 }) : undefined
  // If the story is too short for a match, searches by the member's preferences instead.
  const keyword = best?.total === 0 ? anyOf(preferences.looksFor) : filter.keyword
  const { withoutPlaces, result } = await placeSearch(request, { ...filter, ...(keyword !== undefined && { keyword }) })
  const placeNote = names.length > 0 ? ` in ${names.join(' or ')}` : ''
  if (result.items.length === 0) {
    const text = isOpenSearch
      ? 'I know too little about you to choose jobs. Add your work and skills to your story, or tell me a title to look for.'
      : `I found no open jobs${inWords(withoutPlaces)}${placeNote}. Try another title or a wider place.`
    return { text, cards: [], chips: [chip('next-step', [])] }
  }
  const text = isOpenSearch
    ? 'These open jobs fit you best.'
    : `${countOf(result)}${inWords(withoutPlaces)}${placeNote}.`
  return jobListAnswer(text, isOpenSearch ? { ...result, more: null } : result)
}

/** Returns a sentence such as `I found 3 open jobs`. */
export function countOf({ total, totalCapped }: SearchResult): string {
  return `I found ${totalCapped ? 'more than ' : ''}${total} open job${total === 1 ? '' : 's'}`
}

/** Returns an answer that lists jobs, with possible follow-ups. */
export function jobListAnswer(text: string, { items, avoided, more }: SearchResult): Answer {
  const omittedNote = avoided > 0 ? ` I left out ${avoided} with something you want to avoid.` : ''
  const [first, second] = items
  return {
    text: `${text}${omittedNote}`,
    cards: [{ kind: 'jobs', items: [...items], more }],
    chips: [
      ...(first
        ? [chip('explain-match', [first]), chip('missing-skills', [first]), chip('tailor-resume', [first])]
        : []),
      ...(first && second ? [chip('compare-jobs', [first, second]), textChip('Which of these pays most?')] : []),
    ],
  }
}

async function readFilter({ ctx, actorId, text, limits }: ToolRequest): Promise<JobSearch> {
  const { lists, employmentTypes, pay, places } = limits
  const keyword = nearMe.test(text)
    ? `${searchWordsOf(text.replace(nearMe, ' ')) ?? ''} near me`.trim()
    : ((await wordsInTown()) ?? searchWordsOf(places.rest))
  return {
    list: lists.length > 0 ? [...lists] : ['all'],
    ...(keyword !== undefined && { keyword }),
    ...(employmentTypes.length > 0 && { employmentType: [...employmentTypes] }),
    ...(pay?.currency != null && { payFrom: pay.from, payCurrency: pay.currency }),
  }

  /** Splits off the last words as a place, if the search recognises one: `carpenter in Berlin`. */
  async function wordsInTown(): Promise<string | undefined> {
    const [, before = '', town] = places.names.length > 0 ? [] : (inTown.exec(text.replace(/[?!.\s]+$/, '')) ?? [])
    if (town === undefined) return undefined
    const searchText = `${searchWordsOf(before) ?? ''} in ${town}`.trim().slice(0, LONGEST_SEARCH)
    const { understood } = await listJobs(
      ctx,
      { list: ['all'], keyword: searchText, page: 1 },
      { kind: 'member', actorId },
    )
    return understood?.readings.some(({ kind }) => kind === 'place') ? searchText : undefined
  }
}

/** Whether the search knows the member's location. */
async function knowsPlace({ ctx, actorId }: ToolRequest): Promise<boolean> {
  const near = { list: ['all' as const], keyword: 'near me', page: 1 }
  const { understood } = await listJobs(ctx, near, { kind: 'member', actorId })
  return understood?.readings.some(({ kind, names }) => kind === 'near-me' && names.length > 0) ?? false
}

const nearMe = /\b(?:near|around|close to) (?:me|here)\b|\bnearby\b/i
const inTown = /^(.*?)\b(?:in|near|around|based in)\s+([\p{L}\s.'’-]{2,60})$/iu

/** Returns a search for any of the terms, separated by commas, semicolons or line breaks; undefined without a term. */
export function anyOf(words: string): string | undefined {
  const alternatives = words
    .split(/[,;\n]/)
    .map((one) => one.replaceAll(/[^\p{L}\p{N}+#. ]+/gu, ' ').trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  return alternatives.length === 0 ? undefined : alternatives.join(' OR ').slice(0, LONGEST_SEARCH)
}

/** Returns the lists of jobs with these work types; all jobs without one. */
export function listsOf(workTypes: readonly string[]): JobList[] {
  const workTypeLists = workTypes.flatMap((type): JobList[] => {
    const list = type.toLowerCase()
    return list === 'remote' || list === 'hybrid' || list === 'onsite' ? [list] : []
  })
  return workTypeLists.length > 0 ? workTypeLists : ['all']
}
