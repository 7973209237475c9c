import { MOST_JOBS } from '@rise/contract/copilot/limits'
import type { ShownJob } from '@rise/contract/copilot/shapes'
import { type JobFilter, jobFilter } from '@rise/contract/jobs/search/fields'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatAmount } from '@rise/contract/jobs/words'
import { foldText } from '../../../platform/words/fold-text.ts'
import { listJobs } from '../../jobs/index.ts'
import { listMatchingJobs, readScores } from '../../match/index.ts'
import type { ToolRequest } from './answer.ts'
import { withScores } from './shown-jobs.ts'

/** A search for jobs. With neither words nor a place, it searches the member's best matches. */
export type JobSearch = JobFilter

export interface SearchResult {
  readonly items: readonly ShownJob[]
  readonly total: number
  readonly totalCapped: boolean
  /** How many jobs the first page omits because of words that the member avoids. */
  readonly avoided: number
  /** The address of the same search in the list of jobs; null without conditions. */
  readonly more: string | null
}

interface SearchManner {
  /** Whether to leave out a job. */
  readonly isLeftOut?: (job: JobCard) => boolean
  /** Whether the best matches come first, if there are any. Otherwise jobs come in the order of the word search. */
  readonly isBest?: boolean
}

/** Searches open jobs; with neither words nor a place, among the member's best matches. */
export async function searchJobs(
  request: Pick<ToolRequest, 'ctx' | 'actorId' | 'preferences'>,
  filter: JobSearch,
  { isLeftOut = () => false, isBest = isOpen(filter) }: SearchManner = {},
): Promise<SearchResult> {
  const { ctx, actorId, preferences } = request
  const input = { ...filter, page: 1 }
  const best = isBest ? await listMatchingJobs(ctx, actorId, input) : undefined
  const searchesBestMatches = best !== undefined && (best.total > 0 || isOpen(filter))
  const page = searchesBestMatches ? best : await listJobs(ctx, input, { kind: 'member', actorId })
  const otherJobs = page.items.filter((card) => !isLeftOut(card))
  const acceptableJobs = otherJobs.filter((card) => !isAvoided(card, preferences.avoids))
  const cards = acceptableJobs.slice(0, MOST_JOBS)
  const scores = await readScores(
    ctx,
    actorId,
    cards.map(({ _id }) => _id),
  )
  return {
    items: await withScores(request, cards, scores),
    total: page.total - (page.items.length - otherJobs.length),
    totalCapped: page.totalCapped,
    avoided: otherJobs.length - acceptableJobs.length,
    more: isOpen(filter) ? null : pathOf(filter),
  }
}

export function isOpen({ keyword, location }: JobSearch): boolean {
  return keyword === undefined && location === undefined
}

/** Returns the search in the address of a list of jobs; null for another address. */
export function searchOf(path: string): JobSearch | null {
  const parsedFilter = jobFilter.safeParse(Object.fromEntries(new URL(path, 'http://rise.example').searchParams))
  return parsedFilter.success ? parsedFilter.data : null
}

function pathOf(filter: JobSearch): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    const text = [value].flat().join(',')
    if (value !== undefined && !(name === 'list' && text === 'all')) query.set(name, text)
  }
  return `/jobs?${query}`
}

/** Describes a search: ` for “engineer” (remote, from €80,000 a year)`. */
export function inWords({
  list,
  keyword,
  employmentType,
  seniority,
  payFrom,
  payCurrency,
  postedWithin,
}: JobSearch): string {
  const conditions = [
    ...(list.includes('all') ? [] : list),
    ...(employmentType ?? []).map((one) => one.toLowerCase()),
    ...(seniority ?? []).map((one) => one.toLowerCase()),
    ...(payFrom !== undefined && payCurrency !== undefined
      ? [`from ${formatAmount(payFrom, payCurrency)} a year`]
      : []),
    ...(postedWithin === undefined ? [] : [`from the last ${postedWithin === 1 ? 'day' : `${postedWithin} days`}`]),
  ]
  const terms = keyword?.split(' ') ?? []
  const wantedTerms = terms.filter((term) => !term.startsWith('-')).join(' ')
  const unwantedTerms = terms.flatMap((term) => (term.startsWith('-') ? [term.slice(1)] : [])).join(' or ')
  const words = `${wantedTerms === '' ? '' : ` for “${wantedTerms}”`}${unwantedTerms === '' ? '' : ` without ${unwantedTerms}`}`
  return `${words}${conditions.length > 0 ? ` (${conditions.join(', ')})` : ''}`
}

/** Whether a job's company, title or skills contain something that the member avoids. */
function isAvoided({ title, company, skills }: JobCard, avoids: string): boolean {
  const words = avoids
    .split(/[,;\n]/)
    .map((one) => foldText(one).trim())
    .filter((one) => one.length > 1)
  const jobText = ` ${[title, company.companyName, ...skills].map(foldText).join(' | ')} `.replaceAll(
    /[^\p{L}\p{N}+#]+/gu,
    ' ',
  )
  return words.some((word) => jobText.includes(` ${word.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `))
}
