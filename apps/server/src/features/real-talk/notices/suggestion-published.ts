import { contentPath } from '@rise/contract/content-links'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ text: z.string(), slug: z.string() })

/** A question that the member suggested is published. The notification doesn't name the deciding admin. */
export const suggestionPublished = defineNotice({
  grouped: true,
  stored: storedData,
  on: ['suggestion.published'],
  async recipients(tx, { data: { questionId, authorId } }) {
    const data = await tx
      .selectFrom('question')
      .select(['text', 'slug'])
      .where('id', '=', questionId)
      .executeTakeFirst()
    return data ? [{ memberId: authorId, thingId: questionId, data }] : []
  },
  text: () => t('The question you suggested is live'),
  fields({ data: { text, slug } }) {
    return { message: text, question: text, title: text, contentType: 'question', slug }
  },
  action: msg('See your question'),
  path: ({ data }) => contentPath('question', data.slug),
  mail: { things: ({ data }) => [{ quote: excerpt(data.text) }] },
})
