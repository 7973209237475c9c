import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const questionDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} asked {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {asked a question} other {asked {count} questions}}', { times, count }),
}

export const answerDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} answered {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {answered a question} other {answered {count} questions}}', { times, count }),
}
