import type { Voice } from '@rise/contract/real-talk/shapes'
import type { Context } from '../../platform/context.ts'
import { notMutedOrBlocked } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { bestAnswersOf } from './best-answers.ts'

/** The number of the newest questions whose answers are considered. */
const NEWEST_QUESTIONS = 20
const FEWEST_CHARACTERS = 20
/** Answers with more characters than this would be truncated. */
const MOST_CHARACTERS = 180
const DAY_MS = 86_400_000

/**
 * Returns the best answer to one of the newest questions that the viewer (null for guests) sees, if it is short; null
 * if there is none. Answers by authors with a photo take precedence. Viewers who see the same answers get the same one
 * all day.
 */
export async function findVoice({ db, clock }: Context, viewerActorId: string | null): Promise<Voice | null> {
  const questions = await db
    .selectFrom('question')
    .innerJoin('actor', 'actor.id', 'question.actor_id')
    .select(['question.id', 'question.slug', 'question.text'])
    .where('actor.listed', '=', true)
    .where(notMutedOrBlocked(viewerActorId, 'actor.id'))
    .where(notConcealed(viewerActorId, 'question.id'))
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id', 'desc')
    .limit(NEWEST_QUESTIONS)
    .execute()
  const bestAnswers = await bestAnswersOf(
    db,
    viewerActorId,
    questions.map(({ id }) => id),
  )
  const voices = questions.flatMap(({ id, slug, text: question }) => {
    const answer = bestAnswers.get(id)
    return answer && isQuotable(answer.text)
      ? [{ text: answer.text, author: answer.author, question: { slug, text: question } }]
      : []
  })
  const withPhoto = voices.filter(({ author }) => author.photo !== null)
  const choice = withPhoto.length > 0 ? withPhoto : voices
  const day = Math.floor(clock.now().getTime() / DAY_MS)
  return choice[day % choice.length] ?? null
}

function isQuotable(text: string): boolean {
  return text.length >= FEWEST_CHARACTERS && text.length <= MOST_CHARACTERS && !text.includes('\n')
}
