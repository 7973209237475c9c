import { contentPath } from '@rise/contract/content-links'
import { z } from 'zod'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ text: z.string(), slug: z.string() })

/** A question that the member suggested is published. It is about no one: the admin who decided is not named. */
export const suggestionPublished: NotificationKind<'suggestion.published'> = {
  grouped: true,
  on: ['suggestion.published'],
  async tell(tx, { data: { questionId, authorId } }) {
    const data = await tx
      .selectFrom('question')
      .select(['text', 'slug'])
      .where('id', '=', questionId)
      .executeTakeFirst()
    return data ? [{ memberId: authorId, thingId: questionId, data }] : []
  },
  say: () => 'The question you suggested is live',
  fields({ data }) {
    const { text, slug } = kept.parse(data)
    return { message: text, question: text, title: text, contentType: 'question', slug }
  },
  leadTo: ({ data }) => contentPath('question', kept.parse(data).slug),
}
