import type { CopilotMessage } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { foldText } from '../../../platform/words/fold-text.ts'
import type { ReadRequest } from './read-request.ts'

interface Meant {
  readonly text: string
  readonly read: ReadRequest
  /** Of the chat so far, newest first. */
  readonly before: readonly Pick<CopilotMessage, 'cards'>[]
}

/** Returns the jobs that a request is about: named by address, place or title, or those that the chat was about last. */
export async function jobsMeant({ db }: Context, { text, read, before }: Meant): Promise<string[]> {
  const { slugs, places, tool } = read
  if (slugs.length > 0) {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'slug'])
      .where('slug', 'in', [...slugs])
      .execute()
    const byAddress = slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
    if (byAddress.length > 0) return byAddress
  }
  const lists = before.flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'jobs' ? [card.items] : [])))
  const [shown = []] = lists
  const byPlace = places.flatMap((place) => shown[place]?._id ?? [])
  if (byPlace.length > 0) return byPlace
  const words = foldText(text)
  const known = before.flatMap(({ cards }) => cards.flatMap(jobsOf))
  const byTitle = known.filter(({ title }) => title.length > 3 && words.includes(foldText(title)))
  if (byTitle.length > 0) return [...new Set(byTitle.map(({ _id }) => _id))]
  if (tool === 'compare-jobs' && shown.length > 1) return shown.slice(0, 2).map(({ _id }) => _id)
  const [last] = known
  return last ? [last._id] : []
}

function jobsOf(card: CopilotMessage['cards'][number]) {
  if (card.kind === 'jobs') return card.items
  if (card.kind === 'comparison') return card.jobs
  return 'job' in card ? [card.job] : []
}
