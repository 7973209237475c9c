import { integer, t } from '@rise/texts'
import { z } from 'zod'
import departments from '../catalogs/departments.json' with { type: 'json' }
import { formattedText } from '../formatted-text.ts'
import { version } from '../integers.ts'
import { applicationTypes, employmentTypes, payPeriods, seniorities, workTypes } from '../jobs/kinds.ts'
import { emailAddress, oneLine, tooLong } from '../texts.ts'
import { webAddress } from '../web-address.ts'
import { readableFields } from './kinds.ts'
import { problemsOfQuestions, screeningQuestions } from './questions.ts'

const MOST_PAY = 100_000_000
const address = webAddress(300)
/** How to apply: a link or an email address. */
const apply = z
  .string({ error: () => t('Say how to apply.') })
  .trim()
  .max(500, tooLong(500))
  .transform((text, context) => {
    if (text === '') return text
    const parseResult =
      text.includes('@') && !text.includes('/') ? emailAddress.safeParse(text) : address.safeParse(text)
    if (parseResult.success) return parseResult.data
    context.addIssue({
      code: 'custom',
      message: t('Enter a link such as https://example.com/apply, or an email address.'),
    })
    return z.NEVER
  })
const wrongAmount = { error: () => t('Enter an amount in whole units.') }
const amount = z
  .number(wrongAmount)
  .int(wrongAmount)
  .positive({ error: () => t('Enter an amount above zero.') })
  .max(MOST_PAY, { error: () => t('Enter a smaller amount.') })
  .nullable()

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || /^[A-Z]{3}$/.test(code), {
    error: () => t('Enter the currency as three letters, such as EUR.'),
  })
const words = z
  .array(oneLine(80))
  .max(20, { error: () => t('Add at most {most}.', { most: 20 }) })
  .transform((texts) => [...new Set(texts.filter((text) => text !== ''))])
  .default([])
/** `2027-03-31`: the last day for applications. */
const day = z.iso
  .date({ error: () => t('Enter a date such as 2027-03-31.') })
  .nullable()
  .default(null)

/** Fields with the same rules for a draft and a published job. All other fields may be omitted in a draft. */
const always = {
  places: z
    .array(oneLine(100))
    .max(10, { error: () => t('Add at most {most}.', { most: 10 }) })
    .transform((places) => [...new Set(places.filter((place) => place !== ''))]),
  workType: z.enum(workTypes, { error: () => t('Choose where people work.') }),
  employmentType: z.enum(employmentTypes, { error: () => t('Choose a kind of employment.') }).nullable(),
  seniority: z
    .enum(seniorities, { error: () => t('Choose a level.') })
    .nullable()
    .default(null),
  /** Slug from the catalog of departments. */
  department: z
    .enum(
      departments.map(({ slug }) => slug),
      { error: () => t('Choose a department.') },
    )
    .nullable()
    .default(null),
  payFrom: amount,
  payTo: amount,
  payCurrency: currency,
  payPeriod: z.enum(payPeriods, { error: () => t('Choose for how long it is paid.') }),
  skills: words,
  benefits: words,
  /** The language of the description (ISO 639-1); null to detect it. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, { error: () => t('Choose a language.') })
    .nullable()
    .default(null),
  closesOn: day,
  applicationType: z.enum(applicationTypes, { error: () => t('Choose how people apply.') }).default('Apply Directly'),
  /** The questions for everyone who applies here. */
  questions: screeningQuestions.default([]),
}

interface Paid {
  readonly payFrom: number | null
  readonly payTo: number | null
}

function refuseCrossedPay({ payFrom, payTo }: Paid, issue: (field: string, message: string) => void): void {
  if (payFrom !== null && payTo !== null && payFrom > payTo) issue('payTo', t('This is less than the lower end.'))
}

/** A job as a company's team writes it. Empty fields are filled from the text where it is unambiguous. */
export const writtenJobFields = z
  .object({
    title: oneLine(200).refine((text) => text.length >= 2, { error: () => t('Enter the title people search for.') }),
    ...always,
    /** HTML from the editor, or Markdown. */
    description: formattedText(20_000, { shortest: 30, tooShort: () => t('Say in a few sentences what it’s about.') }),
    apply,
  })
  .refine(({ applicationType, apply: way }) => applicationType === 'Smart Apply' || way !== '', {
    path: ['apply'],
    error: () => t('Enter a link or an email address.'),
    // Also reported if other fields are missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .superRefine((fields, context) => {
    const { workType, places, payFrom, payTo, payCurrency, questions } = fields
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (workType !== 'Remote' && workType !== 'Unknown' && places.length === 0)
      issue('places', t('Add at least one location.'))
    refuseCrossedPay(fields, issue)
    if ((payFrom ?? payTo) !== null && payCurrency === '')
      issue('payCurrency', t('Enter the currency as three letters.'))
    for (const { path, message } of problemsOfQuestions(questions)) {
      context.addIssue({ code: 'custom', path: ['questions', ...path], message })
    }
  })
export type WrittenJobFields = z.output<typeof writtenJobFields>

/** A draft of a job, which may be incomplete. */
export const draftJobFields = z
  .object({
    title: oneLine(200),
    ...always,
    description: formattedText(20_000),
    apply: z
      .string({ error: () => t('Say how to apply.') })
      .trim()
      .max(500, tooLong(500)),
  })
  .superRefine((fields, context) => {
    refuseCrossedPay(fields, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
  })
export type DraftJobFields = z.output<typeof draftJobFields>

const savedFields = {
  version,
  /** Fields with guessed values that no one has confirmed. */
  guessed: z.array(z.enum(readableFields)).max(20).default([]),
}
/** A save of a draft; the first one has version 0. */
export const draftSave = z.object({ ...savedFields, fields: draftJobFields })
/** A save of a job that was published, or is about to be. */
export const wholeSave = z.object({ ...savedFields, fields: writtenJobFields })

/** The source of the fields to fill in: the text of a posting, or the address of its page. */
export const jobReading = z
  .object({
    text: z
      .string()
      .trim()
      .max(60_000, { error: () => t('Paste at most {most} characters.', { most: integer(60_000) }) })
      .default(''),
    url: webAddress(500).default(''),
  })
  .superRefine(({ text, url }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (url === '' && text.length < 60) issue('text', t('Paste the whole description, or enter a link to it.'))
  })

export const careersPage = z.object({
  url: address.refine((text) => text !== '', { error: () => t('Enter the address of your careers page.') }),
})
