import { postTypeOf } from '@rise/contract/feed/words'
import { excerpt } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { membersWithAlert } from '../../connections/index.ts'

/** `poll`: whether the post has a poll; older notifications don't store it. */
const storedData = z.object({ kind: z.string(), title: z.string(), path: z.string(), poll: z.boolean().default(false) })

const words: Readonly<Record<string, Message>> = { hello: msg('says hello'), win: msg('shares a win') }

/**
 * An author published a post, and the member has an alert for this author's posts. Deleting the post retracts the
 * notification.
 */
export const newPost = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['post.published'],
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
  retractedOn: ['discussion.closed'],
  retract: ({ data }) => ({ thingIds: data.subjectIds }),
  text: ({ data }) => t(words[data.kind] ?? msg('published a post')),
  fields({ data: { kind, title, poll } }) {
    return { message: title, title, ...postTypeOf(kind, poll), owner: false }
  },
  action: msg('Read the post'),
  path: ({ data }) => data.path,
  mail: { things: ({ data }) => [{ quote: excerpt(data.title) }] },
})
