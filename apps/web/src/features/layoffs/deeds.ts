import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { DeedWords } from '../connections/index.ts'

export const hiringDeeds: DeedWords = {
  named: ({ member, thing, others, more }) =>
    rich(
      '{member} offered jobs to people affected by {thing}{others, plural, =0 {} one { and one other} other { and {more} others}}',
      { member, thing, others, more },
    ),
  counted: ({ times, count }) =>
    t('{times, plural, one {offered jobs after a layoff} other {offered {count} jobs after layoffs}}', {
      times,
      count,
    }),
}
