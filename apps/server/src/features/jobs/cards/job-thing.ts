import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import type { EmailThing } from '../../../platform/mail/email-content.ts'

/**
 * Returns a job as emails show it: with its company's name and logo, its places, its work type, and its pay as stated.
 */
export function jobThing({ title, company, places, workType, pay }: JobCard): EmailThing {
  const { companyName, logo } = company
  return {
    face: { name: companyName, picture: logo, isRound: false },
    title,
    lines: [`${companyName} · ${formatWhere({ places, workType })}`],
    pay: pay === null ? undefined : formatPay(pay),
  }
}
