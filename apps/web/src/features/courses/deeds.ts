import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const courseDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich('{member} rated the course {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}', {
      member,
      thing,
      others,
      more,
    }),
  counted: ({ times, count }) =>
    t('{times, plural, one {rated a course} other {rated {count} courses}}', { times, count }),
}
