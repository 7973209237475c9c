import type { ShownJob } from '@rise/contract/copilot/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { MatchScore } from '@rise/contract/match/shapes'
import { jobCardsOf } from '../../jobs/index.ts'
import { findMatch, readScores } from '../../match/index.ts'
import type { ToolRequest } from './answer.ts'

/** Returns jobs in the shape of answers, with their match and its reasons; omits closed ones. */
export async function shownJobs({ ctx, actorId }: ToolRequest, ids: readonly string[]): Promise<ShownJob[]> {
  const [cards, scores] = await Promise.all([jobCardsOf(ctx.db, ids), readScores(ctx, actorId, ids)])
  return withScores({ ctx, actorId }, cards, scores)
}

/** Returns these jobs with their match and its reasons; omits jobs that `scores` lacks. */
export async function withScores(
  { ctx, actorId }: Pick<ToolRequest, 'ctx' | 'actorId'>,
  cards: readonly JobCard[],
  scores: readonly MatchScore[],
): Promise<ShownJob[]> {
  const byId = new Map(scores.map(({ _id, score }) => [_id, score]))
  const visibleCards = cards.filter(({ _id }) => byId.has(_id))
  return Promise.all(
    visibleCards.map(async (card) => {
      const { parts } = await findMatch(ctx, actorId, card._id)
      const skills = parts.find(({ part }) => part === 'skills')
      const listedSkills = skills?.have ?? []
      const missingSkills = skills?.missing ?? []
      return {
        ...{ _id: card._id, slug: card.slug, title: card.title, companyName: card.company.companyName },
        ...{ places: card.places.map(({ name }) => name).slice(0, 3), workType: card.workType, pay: card.pay },
        ...{ score: byId.get(card._id) ?? null, why: whyOf(listedSkills, missingSkills) },
      }
    }),
  )
}

function whyOf(have: readonly string[], missing: readonly string[]): string {
  if (have.length > 0)
    return `You have ${listOf(have)}${missing.length > 0 ? `; it also asks for ${listOf(missing)}` : ''}.`
  return missing.length > 0 ? `It asks for ${listOf(missing)}.` : 'It lists no skills to compare.'
}

/** Joins names as `A, B and C`; of more than `most`, the first ones and the number of others. */
export function listOf(names: readonly string[], most = 3): string {
  const firstNames = names.slice(0, most)
  const moreCount = names.length - firstNames.length
  const allNames = moreCount > 0 ? [...firstNames, `${moreCount} more`] : firstNames
  return allNames.length < 2 ? allNames.join('') : `${allNames.slice(0, -1).join(', ')} and ${allNames.at(-1)}`
}
