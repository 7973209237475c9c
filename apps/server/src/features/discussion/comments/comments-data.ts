import { type AccountDataPart, asJson } from '../../session/index.ts'

/** A member's comments, for the download of their data. */
export const commentsData: AccountDataPart = {
  name: 'comments',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const rows = await db
      .selectFrom('comment')
      .innerJoin('discussion_subject as subject', 'subject.id', 'comment.subject_id')
      .select(['subject.kind', 'subject.title', 'subject.path'])
      .leftJoin('comment_picture', 'comment_picture.comment_id', 'comment.id')
      .select(['comment.text', 'comment_picture.picture_id', 'comment.created_at', 'comment.changed_at'])
      .where('comment.actor_id', '=', actorId)
      .orderBy('comment.created_at')
      .orderBy('comment.id')
      .execute()
    return asJson(rows)
  },
}
