import { contentAt } from '@rise/contract/content-links'
import { postTypeOf } from '@rise/contract/feed/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { readersOf } from '../allowed-subject.ts'
import { commentThings, findComment, quoteOf, storedComment } from './comment-notice.ts'

/** A text with its own page has no excerpt and no author here; a comment has both. */
const storedData = storedComment.partial({ said: true, by: true })

/**
 * Someone mentioned the member in a text that the member may read. Mentions in one text within a day (UTC) share one
 * entry.
 */
export const newMention = defineNotice({
  grouped: true,
  stored: storedData,
  on: ['mention.made'],
  async recipients(tx, { actorId, data: { subjectId, mentionedIds } }) {
    if (actorId === null) return []
    const data = await findText(tx, subjectId)
    if (!data) return []
    const readers = await readersOf(tx, subjectId, await stillMentioned(tx, subjectId, mentionedIds))
    return readers.map((memberId) => ({ memberId, aboutId: actorId, thingId: subjectId, data }))
  },
  retractedOn: ['discussion.closed'],
  retract: ({ data }) => ({ thingIds: data.subjectIds }),
  text: ({ count, data }) =>
    t(
      '{count, plural, other {mentioned you in {kind, select, headline {a headline} question {a question} answer {an answer} comment {a comment} poll {a poll} event {an event} hello {a hello} win {a win} case {a case} other {a post}}}}',
      { kind: data.said === undefined ? data.kind : 'comment', count },
    ),
  fields({ data, aboutId }) {
    const { kind, title, path, poll } = data
    return { message: quoteOf({ data, aboutId }) ?? title, title, ...contentAt(path), ...postTypeOf(kind, poll) }
  },
  action: msg('Read it'),
  path: ({ data }) => data.path,
  mail: { things: commentThings },
})

/** Returns the current state of a text, as stored in notifications; undefined if it was deleted. */
async function findText(tx: Tx, subjectId: string) {
  const comment = await findComment(tx, subjectId)
  if (comment) return comment
  return tx
    .selectFrom('discussion_subject as thing')
    .leftJoin('post', 'post.id', 'thing.id')
    .select(['thing.kind', 'thing.title', 'thing.path'])
    .select(sql<boolean>`thing.kind = 'poll' or post.poll_id is not null`.as('poll'))
    .where('thing.id', '=', subjectId)
    .where('thing.kind', '<>', 'comment')
    .executeTakeFirst()
}

async function stillMentioned(tx: Tx, subjectId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('mention')
    .select('actor_id')
    .where('subject_id', '=', subjectId)
    .where('actor_id', 'in', ids)
    .where('shown', '=', true)
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}
