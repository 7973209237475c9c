import { z } from 'zod'
import { employmentTypes, payPeriods, workTypes } from '../../jobs/kinds.ts'
import { oneLine } from '../../texts.ts'

const amount = z
  .number('Enter an amount.')
  .positive('Enter an amount above zero.')
  .max(100_000_000, 'Enter a smaller amount.')
  .nullable()

/** The facts of a job, as an admin's form sends them. */
export const jobFactsBody = z.object({
  title: oneLine('The title', 160).refine((text) => text !== '', 'Enter a title.'),
  /** Each place has the form "Kiel, Germany". */
  places: z
    .array(oneLine('A place', 100))
    .max(20, 'Enter at most 20 places.')
    .transform((places) => [...new Set(places.filter((place) => place !== ''))]),
  workType: z.enum(workTypes, 'Choose where people work.'),
  employmentType: z.enum(employmentTypes, 'Choose a kind of employment.').nullable(),
  /** Null if the pay is not specified. */
  pay: z
    .object({
      min: amount,
      max: amount,
      currency: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, 'Enter the currency as three letters, such as EUR.'),
      period: z.enum(payPeriods, 'Choose for how long it is paid.'),
    })
    .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], message: 'Enter an amount.' })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      message: 'Enter at least as much as the lower end.',
    })
    .nullable(),
})
