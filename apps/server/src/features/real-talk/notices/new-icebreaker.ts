import { contentPath } from '@rise/contract/content-links'
import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { followersNotice } from '../../connections/index.ts'

const storedData = z.object({ text: z.string(), slug: z.string() })

/** A followed professional asks a question. The notification is deleted together with the question. */
export const newIcebreaker = followersNotice({
  grouped: false,
  stored: storedData,
  on: ['question.asked'],
  async find(tx, { data: { questionId } }) {
    const question = await tx
      .selectFrom('question')
      .select(['text', 'slug'])
      .where('id', '=', questionId)
      .executeTakeFirst()
    return question && { thingId: questionId, data: question }
  },
  retractedOn: ['question.deleted'],
  retract: ({ data }) => ({ thingIds: [data.questionId] }),
  text: () => t('asks'),
  fields({ data: { text, slug } }) {
    return { message: text, question: text, title: text, contentType: 'question', slug, owner: false }
  },
  action: msg('Answer the question'),
  path: ({ data }) => contentPath('question', data.slug),
  mail: { things: ({ data }) => [{ quote: excerpt(data.text) }] },
})
