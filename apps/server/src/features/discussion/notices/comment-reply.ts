import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { commentThings, fieldsOf, findComment, quoteOf, storedComment } from './comment-notice.ts'

/**
 * Someone replied to the member's comment, or commented on the member's Real talk answer, where comments count as
 * replies. Replies in one thread, or comments on one answer, within a day (UTC) share one entry.
 */
export const commentReply = defineNotice({
  grouped: true,
  stored: storedComment,
  on: ['comment.written'],
  async recipients(tx, { actorId, data: { commentId, subjectId, kind, authorId, threadId, repliedId } }) {
    if (actorId === null) return []
    const data = await findComment(tx, commentId)
    if (!data) return []
    const entryFor = (memberId: string, thingId: string) => ({
      memberId,
      aboutId: actorId,
      thingId,
      data: { ...data, own: memberId === authorId },
    })
    const isAnswerers = kind === 'answer' && authorId !== null && authorId !== actorId && authorId !== repliedId
    const isCommenters = repliedId !== undefined && repliedId !== actorId
    return [
      ...(isCommenters ? [entryFor(repliedId, threadId ?? subjectId)] : []),
      ...(isAnswerers ? [entryFor(authorId, subjectId)] : []),
    ]
  },
  retractedOn: ['comment.deleted', 'discussion.closed'],
  retract({ kind, data }) {
    if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
    const { commenterId, subjectId, threadId } = data
    return { aboutId: commenterId, thingIds: threadId === undefined ? [subjectId] : [subjectId, threadId] }
  },
  text: ({ count }) => t('{count, plural, other {replied to you}}', { count }),
  fields(entry) {
    const quote = quoteOf(entry)
    const { kind, title } = entry.data
    return {
      ...fieldsOf(entry.data),
      ...(kind === 'answer' && { question: title }),
      message: quote ?? title,
      ...(quote !== undefined && { reply: quote }),
    }
  },
  action: msg('Read the reply'),
  path: ({ data }) => data.path,
  mail: { things: commentThings },
})
