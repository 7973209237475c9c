import { contentAt } from '@rise/contract/content-links'
import { postTypeOf } from '@rise/contract/feed/words'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { readersOf } from '../../discussion/index.ts'
import { findComment, keptComment } from '../comment-told.ts'
import type { NotificationKind } from '../notification-kind.ts'

/** Of a text with a page of its own; of a comment, as other entries about comments. */
const kept = z.object({
  ...{ kind: z.string(), title: z.string(), path: z.string(), said: z.string().optional() },
  /** Whether it is a poll or has one; older entries don't say. */
  poll: z.boolean().default(false),
})

/** Someone mentions the member in a text that the member may read: one entry a day for each text. */
export const newMention: NotificationKind<'mention.made', 'discussion.closed'> = {
  grouped: true,
  on: ['mention.made'],
  async tell(tx, { actorId, data: { subjectId, mentionedIds } }) {
    if (actorId === null) return []
    const data = await findText(tx, subjectId)
    if (!data) return []
    const readers = await readersOf(tx, subjectId, await stillMentioned(tx, subjectId, mentionedIds))
    return readers.map((memberId) => ({ memberId, aboutId: actorId, thingId: subjectId, data }))
  },
  takenBackOn: ['discussion.closed'],
  takeBack: ({ data }) => ({ thingIds: data.subjectIds }),
  say: ({ data }) => (isComment(data) ? 'mentioned you in a comment' : `mentioned you in a ${kept.parse(data).kind}`),
  fields(told) {
    const { kind, title, path, poll } = kept.parse(told.data)
    const said = isComment(told.data) ? keptComment(told).said : undefined
    return { message: said ?? title, title, ...contentAt(path), ...postTypeOf(kind, poll) }
  },
  leadTo: ({ data }) => kept.parse(data).path,
}

/** What an entry keeps of a text as it is by now; undefined when it is gone. */
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

function isComment(data: unknown): boolean {
  return kept.parse(data).said !== undefined
}
