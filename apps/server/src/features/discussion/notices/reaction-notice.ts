import { contentAt } from '@rise/contract/content-links'
import { emojiOf } from '@rise/contract/discussion/kinds'
import { postTypeOf } from '@rise/contract/feed/words'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

/** `poll`: whether the subject is or has a poll; older notifications don't have it. */
const storedData = z.object({
  kind: z.string(),
  reaction: z.string(),
  title: z.string(),
  path: z.string(),
  poll: z.boolean().default(false),
})

/**
 * Defines the notice of reactions for the authors of these kinds of subjects. Reactions to one subject within a day
 * (UTC) share one entry. Authors get none about their own reactions. Withdrawing the reaction, or deleting or hiding
 * the subject, retracts it.
 */
export function reactionNotice(subjects: readonly string[]) {
  return defineNotice({
    grouped: true,
    stored: storedData,
    on: ['reaction.added'],
    async recipients(tx, { actorId, data: { subjectId, kind, authorId } }) {
      if (actorId === null || authorId === null || actorId === authorId || !subjects.includes(kind)) return []
      // Reads the current reaction, because the member may have changed or withdrawn it.
      const reaction = await tx
        .selectFrom('reaction')
        .innerJoin('discussion_subject as subject', 'subject.id', 'reaction.subject_id')
        .leftJoin('post', 'post.id', 'subject.id')
        .select(['subject.kind', 'subject.title', 'subject.path', 'reaction.reaction'])
        .select(sql<boolean>`subject.kind = 'poll' or post.poll_id is not null`.as('poll'))
        .where('reaction.subject_id', '=', subjectId)
        .where('reaction.actor_id', '=', actorId)
        .executeTakeFirst()
      return reaction ? [{ memberId: authorId, aboutId: actorId, thingId: subjectId, data: reaction }] : []
    },
    retractedOn: ['reaction.taken-back', 'discussion.closed'],
    retract({ kind, actorId, data }) {
      if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
      if (actorId === null || data.authorId === null) return undefined
      return { memberId: data.authorId, aboutId: actorId, thingIds: [data.subjectId] }
    },
    text({ count, data: { kind, reaction } }) {
      return count > 1
        ? t(
            'reacted to {kind, select, headline {your headline} question {your question} answer {your answer} comment {your comment} poll {your poll} event {your event} hello {your hello} win {your win} case {your case} other {your post}}',
            { kind },
          )
        : t(
            'reacted with {emoji} to {kind, select, headline {your headline} question {your question} answer {your answer} comment {your comment} poll {your poll} event {your event} hello {your hello} win {your win} case {your case} other {your post}}',
            { kind, emoji: emojiOf(reaction) },
          )
    },
    fields({ count, data: { kind, reaction, title, path, poll } }) {
      const about = { message: title, title, ...contentAt(path), ...postTypeOf(kind, poll), owner: true }
      return { ...about, ...(count === 1 && { reaction }) }
    },
    action: msg('See the reactions'),
    path: ({ data }) => data.path,
    mail: { things: ({ data }) => [{ quote: excerpt(data.title) }] },
  })
}
