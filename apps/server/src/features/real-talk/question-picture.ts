import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { nameOf } from '../professionals/index.ts'
import { findQuestion } from './find-question.ts'

/** The picture for links to a question: its author's face, its text and its number of answers. */
export const questionPicture = linkPicture('/real-talk/{question}.png', async (ctx, params) => {
  const { slug, text, answers, author } = await findQuestion(ctx, guest, params.question ?? '')
  const owner = nameOf({ first_name: author.firstName, last_name: author.lastName })
  return {
    facts: {
      title: text,
      kind: 'Real talk',
      owner,
      lead: `${owner} asks`,
      figure: '',
      detail: answers === 0 ? '' : `${answers.toLocaleString('en-US')} ${answers === 1 ? 'answer' : 'answers'}`,
    },
    picture: await shownPicture(ctx, 'face', author.photo),
    canonical: `/real-talk/${slug}`,
  }
})
