import { z } from 'zod'
import { membersWithAlert } from '../../connections/index.ts'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ kind: z.string(), title: z.string(), path: z.string() })

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
        .selectFrom('discussion_subject')
        .select(['kind', 'title', 'path', 'author_id'])
        .where('id', '=', postId)
        .where('published', '=', true)
        .forKeyShare()
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
    const { kind, title } = kept.parse(data)
    return { message: title, title, ...(kind === 'hello' && { postType: 'helloPosts' }), owner: false }
  },
  leadTo: ({ data }) => kept.parse(data).path,
}
