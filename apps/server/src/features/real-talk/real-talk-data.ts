import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's questions, answers and suggestions, for the download of their own data. */
export const realTalkData: AccountDataPart = {
  name: 'realTalk',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [questions, answers, suggestions] = await Promise.all([
      db
        .selectFrom('question')
        .select(['slug', 'text', 'background', 'created_at', 'changed_at'])
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('answer')
        .innerJoin('question', 'question.id', 'answer.question_id')
        .select(['question.text as question', 'answer.text', 'answer.created_at', 'answer.changed_at'])
        .where('answer.actor_id', '=', actorId)
        .orderBy('answer.created_at')
        .execute(),
      db
        .selectFrom('question_suggestion')
        .select(['text', 'background', 'created_at'])
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
    ])
    return asJson({ questions, answers, suggestions })
  },
}
