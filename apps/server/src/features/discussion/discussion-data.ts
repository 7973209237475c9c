import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's reactions, for the download of their data. */
export const discussionData: AccountDataPart = {
  name: 'reactions',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const rows = await db
      .selectFrom('reaction')
      .innerJoin('discussion_subject as subject', 'subject.id', 'reaction.subject_id')
      .select(['subject.kind', 'subject.title', 'subject.path', 'reaction.reaction', 'reaction.created_at'])
      .where('reaction.actor_id', '=', actorId)
      .orderBy('reaction.created_at')
      .orderBy('subject.id')
      .execute()
    return asJson(rows)
  },
}
