import { MOST_JOBS } from '@rise/contract/copilot/limits'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { foldText } from '../../../platform/words/fold-text.ts'
import { listJobs, suggest } from '../../jobs/index.ts'
import { listMatchingJobs, readScores } from '../../match/index.ts'
import { isInPlaces } from '../places/read-places.ts'
import type { Asked } from './answer.ts'
import { isOpen, type SearchResult, type Sought, searchJobs } from './search-jobs.ts'
import { withScores } from './shown-jobs.ts'

/** Pages of a search that are read for the jobs of several countries. */
const MOST_PAGES = 3

/** Searches in the places that the request names: one of the list of places by its filter, others among the first pages. */
export async function placed(asked: Asked, filter: Sought): Promise<{ filter: Sought; result: SearchResult }> {
  const { ctx, actorId, limits } = asked
  const { names } = limits.places
  const [name] = names
  if (name === undefined) return { filter, result: await searchJobs(asked, filter) }
  if (names.length === 1) {
    const { places } = await suggest(ctx, name, { kind: 'member', actorId })
    const location = places.find((place) => foldText(place.name) === foldText(name))?.slug
    if (location !== undefined) {
      const within = { ...filter, location }
      return { filter: within, result: await searchJobs(asked, within) }
    }
  }
  const cards: JobCard[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = isOpen(filter)
      ? await listMatchingJobs(ctx, actorId, { ...filter, page })
      : await listJobs(ctx, { ...filter, page }, { kind: 'member', actorId })
    cards.push(...found.items.filter((card) => isInPlaces(card, limits.places) === true))
    if (found.pages <= page) break
  }
  const first = cards.slice(0, MOST_JOBS)
  const scores = await readScores(
    ctx,
    actorId,
    first.map(({ _id }) => _id),
  )
  const items = await withScores(asked, first, scores)
  return { filter, result: { items, total: cards.length, totalCapped: false, avoided: 0, more: null } }
}
