import { contentAt } from '@rise/contract/content-links'
import { postTypeOf } from '@rise/contract/feed/words'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import type { EmailThing } from '../../../platform/mail/email-content.ts'
import { defineNotice, type Entry } from '../../../platform/manifest/notice.ts'

/**
 * The data stored for a notification about a comment. `own`: whether the recipient wrote the subject. `poll`: whether
 * the subject is or has a poll. Older notifications have neither. `said`: an excerpt of the comment. `by`: the actor id
 * of its author.
 */
export const storedComment = z.object({
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  said: z.string(),
  by: z.string(),
  own: z.boolean().optional(),
  poll: z.boolean().default(false),
})

type StoredComment = z.output<typeof storedComment>

/** Returns the current state of a comment, as stored in notifications; undefined if it was deleted. */
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
  return { ...data, said: excerpt(text) }
}

type Quotable = { readonly [Field in 'by' | 'said']?: string | undefined }

/** Returns the excerpt of the comment. Returns undefined if the grouped notification now names another member first. */
export function quoteOf({ data, aboutId }: Pick<Entry<Quotable>, 'data' | 'aboutId'>): string | undefined {
  return data.by === aboutId ? data.said : undefined
}

/** Returns the fields about the subject that section 3 of the specification defines. */
export function fieldsOf({ kind, title, path, own, poll }: Omit<StoredComment, 'said' | 'by'>) {
  return { title, ...contentAt(path), ...postTypeOf(kind, poll), ...(own !== undefined && { owner: own }) }
}

/**
 * Returns the comment's excerpt and its subject's title, for emails. Omits the excerpt if the notice no longer names
 * the comment's author.
 */
export function commentThings(
  entry: Pick<Entry<Quotable & { readonly title: string }>, 'data' | 'aboutId'>,
): EmailThing[] {
  const title = excerpt(entry.data.title)
  const quote = quoteOf(entry)
  return [quote === undefined ? { title } : { quote, about: t('On “{text}”', { text: title }) }]
}

/**
 * Defines the notice of comments for the authors of these kinds of subjects. Comments on one subject within a day (UTC)
 * share one entry. Authors aren't notified of their own comments, or of replies to them. Retracted when the comment is
 * deleted, or when the subject is deleted or hidden.
 */
export function commentNotice({
  subjects,
  field,
  text,
}: {
  subjects(kind: string): boolean
  /** The field that holds the comment, from section 3 of the specification. */
  readonly field: 'answer' | 'message'
  text(kind: string, count: number): string
}) {
  return defineNotice({
    grouped: true,
    stored: storedComment,
    on: ['comment.written'],
    async recipients(tx, { actorId, data: { commentId, subjectId, kind, authorId, repliedId } }) {
      if (actorId === null || authorId === null || actorId === authorId || repliedId === authorId || !subjects(kind))
        return []
      const data = await findComment(tx, commentId)
      return data ? [{ memberId: authorId, aboutId: actorId, thingId: subjectId, data: { ...data, own: true } }] : []
    },
    retractedOn: ['comment.deleted', 'discussion.closed'],
    retract({ kind, data }) {
      if (kind === 'discussion.closed') return { thingIds: data.subjectIds }
      return { aboutId: data.commenterId, thingIds: [data.subjectId] }
    },
    text: ({ count, data }) => text(data.kind, count),
    fields(entry) {
      const quote = quoteOf(entry)
      const { title } = entry.data
      return { ...fieldsOf(entry.data), message: quote ?? title, ...(quote !== undefined && { [field]: quote }) }
    },
    action: msg('Read the comment'),
    path: ({ data }) => data.path,
    mail: { things: commentThings },
  })
}
