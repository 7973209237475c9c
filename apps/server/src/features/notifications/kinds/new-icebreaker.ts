import { contentPath } from '@rise/contract/content-links'
import { z } from 'zod'
import { toldFollowers } from '../told-followers.ts'

const kept = z.object({ text: z.string(), slug: z.string() })

/** A professional whom the member follows asks a question. Deleted together with the question. */
export const newIcebreaker = toldFollowers<'question.asked', 'question.deleted'>({
  grouped: false,
  on: ['question.asked'],
  async find(tx, { data: { questionId } }) {
    const question = await tx
      .selectFrom('question')
      .select(['text', 'slug'])
      .where('id', '=', questionId)
      .executeTakeFirst()
    return question && { thingId: questionId, data: question }
  },
  takenBackOn: ['question.deleted'],
  takeBack: ({ data }) => ({ thingIds: [data.questionId] }),
  say: () => 'asks',
  fields({ data }) {
    const { text, slug } = kept.parse(data)
    return { message: text, question: text, title: text, contentType: 'question', slug, owner: false }
  },
  leadTo: ({ data }) => contentPath('question', kept.parse(data).slug),
})
