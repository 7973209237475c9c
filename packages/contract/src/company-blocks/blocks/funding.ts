import { t } from '@rise/texts'
import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, several, title } from './texts.ts'

const { total, rounds, name, amount, investors } = blockLimits.funding

export const funding = z.object({
  title,
  /** The total amount, in the company’s own words: "€ 12 million". */
  total: line(total),
  rounds: several(
    z.object({
      name: line(name),
      /** A month, or empty. */
      date: z.string().regex(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/, { error: () => t('Enter the month as 2026-11.') }),
      amount: line(amount),
      investors: line(investors),
    }),
    rounds,
  ),
})
