import { z } from 'zod'
import { formattedText } from '../formatted-text.ts'
import { employmentTypes, payPeriods, workTypes } from '../jobs/kinds.ts'
import { emailAddress, oneLine } from '../texts.ts'
import { webAddress } from '../web-address.ts'

const MOST_PAY = 100_000_000
const address = webAddress(300)
/** How to apply: a link or an email address. */
const apply = z
  .string('Say how to apply.')
  .trim()
  .max(500, 'Use at most 500 characters.')
  .refine((text) => text !== '', 'Enter a link or an email address.')
  .transform((text, context) => {
    const read = text.includes('@') && !text.includes('/') ? emailAddress.safeParse(text) : address.safeParse(text)
    if (read.success) return read.data
    context.addIssue({
      code: 'custom',
      message: 'Enter a link such as https://example.com/apply, or an email address.',
    })
    return z.NEVER
  })
const amount = z
  .number('Enter an amount in whole units.')
  .int('Enter an amount in whole units.')
  .positive('Enter an amount above zero.')
  .max(MOST_PAY, 'Enter a smaller amount.')
  .nullable()

/** A job as a company's team writes it. Empty fields are filled from the text where it is unambiguous. */
export const writtenJobFields = z
  .object({
    title: oneLine('The title', 200).refine((text) => text.length >= 2, 'Enter the title people search for.'),
    places: z
      .array(oneLine('A place', 100))
      .max(10, 'Add at most 10.')
      .transform((places) => [...new Set(places.filter((place) => place !== ''))]),
    workType: z.enum(workTypes, 'Choose where people work.'),
    employmentType: z.enum(employmentTypes, 'Choose a kind of employment.').nullable(),
    payFrom: amount,
    payTo: amount,
    payCurrency: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || /^[A-Z]{3}$/.test(code), 'Enter the currency as three letters, such as EUR.'),
    payPeriod: z.enum(payPeriods, 'Choose for how long it is paid.'),
    /** HTML from the editor, or Markdown. */
    description: formattedText(20_000, { shortest: 30, tooShort: 'Say in a few sentences what it’s about.' }),
    apply,
  })
  .superRefine(({ workType, places, payFrom, payTo, payCurrency }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (workType !== 'Remote' && workType !== 'Unknown' && places.length === 0)
      issue('places', 'Add at least one location.')
    if (payFrom !== null && payTo !== null && payFrom > payTo) issue('payTo', 'This is less than the lower end.')
    if ((payFrom ?? payTo) !== null && payCurrency === '') issue('payCurrency', 'Enter the currency as three letters.')
  })
export type WrittenJobFields = z.output<typeof writtenJobFields>

export const careersPage = z.object({
  url: address.refine((text) => text !== '', 'Enter the address of your careers page.'),
})
