import { contentAt } from '@rise/contract/content-links'
import { postTypeOf } from '@rise/contract/feed/words'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { excerptOf } from './excerpt-of.ts'
import type { NotificationKind, Told } from './notification-kind.ts'

/**
 * `own` is whether the thing is the recipient's, and `poll` whether it is a poll or has one; older entries don't say. `by` is whose words `said` are: an entry of several that no longer begins
 * with them does not quote them.
 */
const kept = z.object({
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  said: z.string(),
  by: z.string(),
  own: z.boolean().optional(),
  poll: z.boolean().default(false),
})

export type CommentKind = NotificationKind<'comment.written', 'comment.deleted' | 'discussion.closed'>

/** Returns what an entry keeps of a comment, as it is by now; undefined when it is gone. */
export async function findComment(tx: Tx, commentId: string) {
  const row = await tx
    .selectFrom('comment')
    .innerJoin('discussion_subject as thing', 'thing.id', 'comment.subject_id')
    .innerJoin('discussion_subject as own', 'own.id', 'comment.id')
    .leftJoin('post', 'post.id', 'thing.id')
    .select(['thing.kind', 'thing.title', 'own.path', 'comment.text', 'comment.actor_id as by'])
    .select(sql<boolean>`thing.kind = 'poll' or post.poll_id is not null`.as('poll'))
    .where('comment.id', '=', commentId)
    .executeTakeFirst()
  if (!row || row.by === null) return undefined
  const { text, ...data } = row
  return { ...data, said: excerptOf(text) }
}

/** What an entry keeps, without the words of someone whom it no longer names first. */
export function keptComment({ data, aboutId }: Told) {
  const { by, said, ...rest } = kept.parse(data)
  return { ...rest, said: by === aboutId ? said : undefined }
}

/** The fields of section 3 about what was commented on. */
export function fieldsOf({ kind, title, path, own, poll }: Omit<z.output<typeof kept>, 'said' | 'by'>) {
  return { title, ...contentAt(path), ...postTypeOf(kind, poll), ...(own !== undefined && { owner: own }) }
}

/**
 * The kind that tells authors of comments on these kinds of things: one entry a day for each thing, nothing of their own
 * comments, nor of replies to them. What is deleted is taken back.
 */
export function commentTold({
  subjects,
  field,
  say,
}: {
  subjects(kind: string): boolean
  /** The field of section 3 that holds the comment. */
  readonly field: 'answer' | 'message'
  say(kind: string): string
}): CommentKind {
  return {
    grouped: true,
    on: ['comment.written'],
    async tell(tx, { actorId, data: { commentId, subjectId, kind, authorId, repliedId } }) {
      if (actorId === null || authorId === null || actorId === authorId || repliedId === authorId || !subjects(kind))
        return []
      const data = await findComment(tx, commentId)
      return data ? [{ memberId: authorId, aboutId: actorId, thingId: subjectId, data: { ...data, own: true } }] : []
    },
    takenBackOn: ['comment.deleted', 'discussion.closed'],
    takeBack({ kind, data }) {
      if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
      return { aboutId: data.commenterId, thingIds: [data.subjectId] }
    },
    say: (told) => say(keptComment(told).kind),
    fields(told) {
      const { said, ...thing } = keptComment(told)
      return { ...fieldsOf(thing), message: said ?? thing.title, ...(said !== undefined && { [field]: said }) }
    },
    leadTo: (told) => keptComment(told).path,
  }
}
