import { type AccountDataPart, asJson } from '../session/index.ts'

/** Mentions by and of a member, for the download of their own data. */
export const mentionsData: AccountDataPart = {
  name: 'mentions',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const mentions = db
      .selectFrom('mention')
      .innerJoin('discussion_subject as subject', 'subject.id', 'mention.subject_id')
      .select(['mention.name', 'subject.path', 'mention.created_at'])
      .where('mention.shown', '=', true)
      .orderBy('mention.created_at')
      .orderBy('subject.id')
    const [ownMentions, receivedMentions] = await Promise.all([
      mentions.where('mention.by_id', '=', actorId).execute(),
      mentions.where('mention.actor_id', '=', actorId).execute(),
    ])
    return asJson({ made: ownMentions, received: receivedMentions })
  },
}
