import { msg, type Pattern, t } from '@rise/texts'
import { formatInteger } from '../../words.ts'
import type { ReplyFigures } from '../shapes.ts'
import { wholeDays } from '../words.ts'

/** The applicants whom a text about replies names: all, or those for one job or for all of the reader's jobs. */
type Applicants = 'all' | 'of-job' | 'of-your-jobs'

const replyTexts: Readonly<Record<Applicants, Pattern>> = {
  all: msg(
    'Answers {answered} of {applications} applicants{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
  'of-job': msg(
    'Answers {answered} of {applications} applicants to this job{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
  'of-your-jobs': msg(
    'Answers {answered} of {applications} applicants to all your jobs{days, plural, =0 {} one {, usually within a\u00a0day} other {, usually within {days}\u00a0days}}',
  ),
}

/**
 * Describes a company's replies: "Answers 16 of 19 applicants, usually within 2 days". Applications count from a week
 * after they were sent; "usually" stands for the median.
 */
export function replyWords(
  { applications, percent, medianDays }: ReplyFigures,
  applicants: Applicants = 'all',
): string {
  return t(replyTexts[applicants], {
    answered: formatInteger(Math.round((applications * percent) / 100)),
    applications: formatInteger(applications),
    days: medianDays === null ? 0 : wholeDays(medianDays),
  })
}
