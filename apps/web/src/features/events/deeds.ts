import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const eventDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} announced {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {announced an event} other {announced {count} events}}', { times, count }),
}
