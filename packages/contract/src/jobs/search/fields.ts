import { integer, t } from '@rise/texts'
import { z } from 'zod'
import { tooLongSearch } from '../../texts.ts'
import type { JobList } from '../kinds.ts'
import { applicationTypes, employmentTypes, jobLists, seniorities } from '../kinds.ts'
import { payFilters, UNKNOWN_LANGUAGE } from './kinds.ts'

const longestQuery = 200

/**
 * Returns the schema of one or more of a fixed set of values: `a,b` in one parameter, the parameter repeated, or an
 * array. Duplicates are removed.
 */
function several<const T extends string>(values: readonly T[]) {
  const byText = new Map<string, T>(values.map((value) => [value, value]))
  return z.union([z.string().max(200), z.array(z.string().max(200)).max(40)]).transform((input, context): T[] => {
    const texts = [input].flat().flatMap((text) => text.split(',').map((part) => part.trim()))
    const matchingValues = texts.flatMap((text) => byText.get(text) ?? [])
    if (matchingValues.length === texts.length) return [...new Set(matchingValues)]
    context.addIssue({ code: 'custom', message: t('Choose from: {choices}.', { choices: values.join(', ') }) })
    return z.NEVER
  })
}

/**
 * Returns the schema of one or more languages, in the same forms as `several`: ISO 639-1 codes, or `und` for postings
 * whose language is unknown.
 */
function languages() {
  return z.union([z.string().max(200), z.array(z.string().max(200)).max(40)]).transform((input, context): string[] => {
    const codes = [input].flat().flatMap((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    if (codes.every((code) => code === UNKNOWN_LANGUAGE || /^[a-z]{2}$/.test(code))) return [...new Set(codes)]
    const message = t('Enter languages as two letters, such as de, or {unknown} for an unknown one.', {
      unknown: UNKNOWN_LANGUAGE,
    })
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

function wholeNumber(least: number, most: number) {
  const wrong = { error: () => t('Enter a whole number from {least} to {most}.', { least, most: integer(most) }) }
  return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong)
}

/**
 * The filters of a list of jobs. A job must meet every condition that is set; any of a condition's values is enough.
 */
export const jobFilter = z.object({
  /** Work types by the names of their lists; `all`, also in combination, means every work type. */
  list: several<JobList>(jobLists).default(['all']),
  /** Slug of a department. */
  category: z.string().max(60).optional(),
  /** Slug of a place; a country or region includes its cities. */
  location: z.string().max(120).optional(),
  /** Kilometres around the place. */
  radius: wholeNumber(1, 200).optional(),
  seniority: several(seniorities).optional(),
  employmentType: several(employmentTypes).optional(),
  /** The language that the posting is written in. */
  language: languages().optional(),
  /**
   * The minimum yearly pay in whole units of `payCurrency`. It is compared with the upper end of a job's pay, converted
   * to a year.
   */
  payFrom: wholeNumber(0, 100_000_000).optional(),
  /** ISO 4217. Without `payFrom`, matches all jobs that state their pay in this currency. */
  payCurrency: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, { error: () => t('Enter the currency as three letters, such as EUR.') })
    .transform((currency) => currency.toUpperCase())
    .optional(),
  /** Whether a job states its pay. */
  pay: z.enum(payFilters).optional(),
  /** Posted at most this many days ago. */
  postedWithin: wholeNumber(1, 365).optional(),
  applicationType: z.enum(applicationTypes).optional(),
  /** Slug of the hiring company. */
  company: z.string().max(120).optional(),
  /**
   * Words that must all occur in the title, company, skills or description. `"a phrase"` matches literally. `a OR b`
   * (also `a|b`) matches either. `-word`, `NOT word` and `without word` exclude jobs that contain the word in their
   * title, company or skills.
   */
  keyword: z.string().trim().max(longestQuery, tooLongSearch(longestQuery)).optional(),
})
export type JobFilter = z.output<typeof jobFilter>

/** Returns the filter extended by `more`. It checks that values that depend on each other are set together. */
export function jobQuery<T extends z.ZodRawShape>(more: T) {
  return jobFilter.extend(more).superRefine((given, context) => {
    const { payFrom, payCurrency, radius, location } = given as Partial<JobFilter>
    if (payFrom !== undefined && payCurrency === undefined) {
      const message = t('Choose the currency of the pay, such as payCurrency=EUR.')
      context.addIssue({ code: 'custom', path: ['payCurrency'], message })
    }
    if (radius !== undefined && !location) {
      const message = t('Choose the place at the centre of the radius.')
      context.addIssue({ code: 'custom', path: ['location'], message })
    }
  })
}
