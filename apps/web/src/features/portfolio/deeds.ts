import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const caseDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} published the case {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {published a case} other {published {count} cases}}', { times, count }),
}
