import type { CopilotMessage, ShownJob } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { foldText } from '../../../platform/words/fold-text.ts'
import { type JobSearch, searchOf } from '../tools/search-jobs.ts'
import type { ReadRequest } from './read-request.ts'

/** The jobs that a chat has shown. */
export interface ShownJobs {
  /** The last list shown, of a search or a comparison; without one, the last jobs shown. */
  readonly list: readonly ShownJob[]
  /** All jobs, last shown first. */
  readonly known: readonly ShownJob[]
  /** Whether the last answer with jobs had only one. */
  readonly isOne: boolean
  /** The search behind the last list of results. */
  readonly search: JobSearch | null
}

/** Reads the jobs that a chat has shown; `messages` are newest first. */
export function jobsShownIn(messages: readonly Pick<CopilotMessage, 'cards'>[]): ShownJobs {
  const groups = messages.map(({ cards }) => cards.flatMap(jobsOf)).filter((jobs) => jobs.length > 0)
  const listedJobsByMessage = messages.map(({ cards }) => cards.flatMap((card) => (isList(card) ? jobsOf(card) : [])))
  const lists = messages.flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'jobs' ? [card] : [])))
  const moreJobs = lists.find((card) => card.more !== null)?.more
  return {
    list: listedJobsByMessage.find((jobs) => jobs.length > 0) ?? groups[0] ?? [],
    known: groups.flat(),
    isOne: groups[0]?.length === 1,
    search: moreJobs == null ? null : searchOf(moreJobs),
  }
}

/** Returns the jobs whose title or company a text names. */
export function jobsNamed(text: string, { known, list }: ShownJobs): readonly ShownJob[] {
  const words = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')} `
  const names = (name: string) => {
    const foldedName = foldText(name)
      .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim()
    return foldedName.length > 3 && words.includes(` ${foldedName} `)
  }
  const byTitle = known.filter(({ title }) => names(title))
  const byCompany = (byTitle.length > 0 ? byTitle : [...list, ...known]).filter(({ companyName }) => names(companyName))
  const namedJobs = byCompany.length > 0 ? byCompany : byTitle
  return [...new Map(namedJobs.map((job) => [job._id, job])).values()]
}

interface RequestedJobs {
  readonly jobs: readonly string[]
  /** Whether the request is about the whole last list of jobs. */
  readonly several: boolean
}

/**
 * Returns the jobs of a request: those that it names by address, position, title or company, or else the last jobs of
 * the chat.
 */
export async function requestedJobs(
  { db }: Context,
  { slugs, mention, tool }: ReadRequest,
  before: ShownJobs,
  named: readonly ShownJob[],
): Promise<RequestedJobs> {
  const { list, known, isOne } = before
  if (slugs.length > 0) {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'slug'])
      .where('slug', 'in', [...slugs])
      .execute()
    const byAddress = slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
    if (byAddress.length > 0) return { jobs: byAddress, several: false }
  }
  const byPlace = mention.places.flatMap((place) => list.at(place)?._id ?? [])
  if (byPlace.length > 0) return { jobs: [...new Set(byPlace)], several: false }
  if (named.length > 0) return { jobs: named.map(({ _id }) => _id), several: false }
  const listedIds = list.map(({ _id }) => _id)
  if (list.length > 1 && (mention.several || (mention.they && !isOne))) return { jobs: listedIds, several: true }
  if (tool === 'compare-jobs' && list.length > 1) return { jobs: listedIds.slice(0, 2), several: false }
  const [last] = known
  return { jobs: last ? [last._id] : [], several: false }
}

function isList({ kind }: CopilotMessage['cards'][number]): boolean {
  return kind === 'jobs' || kind === 'comparison'
}

function jobsOf(card: CopilotMessage['cards'][number]): readonly ShownJob[] {
  if (card.kind === 'jobs') return card.items
  if (card.kind === 'comparison') return card.jobs
  return 'job' in card ? [card.job] : []
}
