import { type CommentKind, fieldsOf, findComment, keptComment } from '../comment-told.ts'

/**
 * Someone replies to a comment of the member, or comments on their answer in real talk, where comments are replies. Of one
 * thread, or of one answer, it is one entry a day.
 */
export const commentReply: CommentKind = {
  grouped: true,
  on: ['comment.written'],
  async tell(tx, { actorId, data: { commentId, subjectId, kind, authorId, threadId, repliedId } }) {
    if (actorId === null) return []
    const data = await findComment(tx, commentId)
    if (!data) return []
    const telling = (memberId: string, thingId: string) => ({
      memberId,
      aboutId: actorId,
      thingId,
      data: { ...data, own: memberId === authorId },
    })
    const isAnswerers = kind === 'answer' && authorId !== null && authorId !== actorId && authorId !== repliedId
    const isCommenters = repliedId !== undefined && repliedId !== actorId
    return [
      ...(isCommenters ? [telling(repliedId, threadId ?? subjectId)] : []),
      ...(isAnswerers ? [telling(authorId, subjectId)] : []),
    ]
  },
  takenBackOn: ['comment.deleted', 'discussion.closed'],
  takeBack({ kind, data }) {
    if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
    const { commenterId, subjectId, threadId } = data
    return { aboutId: commenterId, thingIds: threadId === undefined ? [subjectId] : [subjectId, threadId] }
  },
  say: () => 'replied to you',
  fields(told) {
    const { said, ...thing } = keptComment(told)
    const { kind, title } = thing
    return {
      ...fieldsOf(thing),
      ...(kind === 'answer' && { question: title }),
      message: said ?? title,
      ...(said !== undefined && { reply: said }),
    }
  },
  leadTo: (told) => keptComment(told).path,
}
