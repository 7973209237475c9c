import { postTypeOf } from '@rise/contract/feed/words'
import { sql } from 'kysely'
import { z } from 'zod'
import { membersWithAlert } from '../../connections/index.ts'
import type { NotificationKind } from '../notification-kind.ts'

/** `poll` is whether it has one; older entries don't say. */
const kept = z.object({ kind: z.string(), title: z.string(), path: z.string(), poll: z.boolean().default(false) })

const words: Readonly<Record<string, string>> = { hello: 'says hello', win: 'shares a win' }

/** Someone whose posts the member asked to hear about publishes one. Retracted when it is deleted. */
export const newPost: NotificationKind<'post.published', 'discussion.closed'> = {
  grouped: false,
  on: ['post.published'],
  tell: async () => [],
  crowd: {
    thingOf: ({ data }) => data.postId,
    async find(tx, postId) {
      const post = await tx
        .selectFrom('discussion_subject as thing')
        .select(['thing.kind', 'thing.title', 'thing.path', 'thing.author_id'])
        .select(
          sql<boolean>`exists (select from post where post.id = thing.id and post.poll_id is not null)`.as('poll'),
        )
        .where('thing.id', '=', postId)
        .where('thing.published', '=', true)
        .forKeyShare('thing')
        .executeTakeFirst()
      if (!post) return undefined
      const { author_id: aboutId, ...data } = post
      return aboutId === null ? undefined : { aboutId, data }
    },
    members: ({ aboutId = '' }) => membersWithAlert(aboutId),
  },
  takenBackOn: ['discussion.closed'],
  takeBack: ({ data }) => ({ thingIds: data.subjectIds }),
  say: ({ data }) => words[kept.parse(data).kind] ?? 'published a post',
  fields({ data }) {
    const { kind, title, poll } = kept.parse(data)
    return { message: title, title, ...postTypeOf(kind, poll), owner: false }
  },
  leadTo: ({ data }) => kept.parse(data).path,
}
