import { t } from '@rise/texts'
import { z } from 'zod'
import { employmentTypes, payPeriods, workTypes } from '../../jobs/kinds.ts'
import { oneLine } from '../../texts.ts'

const amount = z
  .number({ error: () => t('Enter an amount.') })
  .positive({ error: () => t('Enter an amount above zero.') })
  .max(100_000_000, { error: () => t('Enter a smaller amount.') })
  .nullable()

/** The facts of a job, as an admin's form sends them. */
export const jobFactsBody = z.object({
  title: oneLine(160).refine((text) => text !== '', { error: () => t('Enter a title.') }),
  /** Each place has the form "Kiel, Germany". */
  places: z
    .array(oneLine(100))
    .max(20, { error: () => t('Enter at most {most} places.', { most: 20 }) })
    .transform((places) => [...new Set(places.filter((place) => place !== ''))]),
  workType: z.enum(workTypes, { error: () => t('Choose where people work.') }),
  employmentType: z.enum(employmentTypes, { error: () => t('Choose a kind of employment.') }).nullable(),
  /** Null if the pay is not specified. */
  pay: z
    .object({
      min: amount,
      max: amount,
      currency: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, { error: () => t('Enter the currency as three letters, such as EUR.') }),
      period: z.enum(payPeriods, { error: () => t('Choose for how long it is paid.') }),
    })
    .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: () => t('Enter an amount.') })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      error: () => t('Enter at least as much as the lower end.'),
    })
    .nullable(),
})
