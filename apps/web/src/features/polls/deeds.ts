import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const pollDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} opened the poll {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {opened a poll} other {opened {count} polls}}', { times, count }),
}
