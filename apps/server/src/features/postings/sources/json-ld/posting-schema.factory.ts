import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import { employmentTypes, payPeriods, seniorities, workTypes } from '@rise/contract/jobs/kinds'
import { z } from 'zod'
import { provenanceRules } from '../../../jobs/index.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches what no text may contain
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

const text = z.string().refine((value) => value.isWellFormed() && !control.test(value), 'not clean')
const address = text.regex(/^https?:\/\//).max(2_000)
const end = z.number().positive().nullable()

function sourcedSchema(value: z.ZodType) {
  const rule = z.string().refine((name) => name in provenanceRules)
  return z.strictObject({ value, path: text.min(1), rule, quote: text.max(200).optional() })
}

const posting = z.strictObject({
  key: text,
  url: address.nullable(),
  companyName: sourcedSchema(text.min(1)).nullable(),
  title: sourcedSchema(text),
  description: sourcedSchema(text),
  department: sourcedSchema(z.enum(departments.map(({ slug }) => slug))).nullable(),
  seniority: sourcedSchema(z.enum(seniorities)).nullable(),
  employmentType: sourcedSchema(z.enum(employmentTypes)).nullable(),
  workType: sourcedSchema(z.enum(workTypes)).nullable(),
  places: z.array(
    sourcedSchema(
      z.strictObject({
        locality: text.nullable(),
        region: text.nullable(),
        country: text.length(2).nullable(),
        asWritten: text,
      }),
    ),
  ),
  pay: sourcedSchema(
    z.strictObject({ min: end, max: end, currency: z.string().length(3), period: z.enum(payPeriods) }),
  ).nullable(),
  skills: sourcedSchema(z.array(text.min(1))).nullable(),
  benefits: sourcedSchema(z.array(text.min(1))).nullable(),
  applyUrl: sourcedSchema(address).nullable(),
  datePosted: sourcedSchema(z.date().min(new Date('2000-01-01'))).nullable(),
  validThrough: sourcedSchema(z.date().min(new Date('2000-01-01'))).nullable(),
  language: sourcedSchema(z.string().regex(/^[a-z]{2}$/)).nullable(),
})

/**
 * The schema of each reader's output: a posting that can be checked and stored, the reason why there is none, in one
 * line, or a job that is unlisted.
 */
export const readItemSchema = z.union([
  z.strictObject({ posting, notes: z.array(text.min(1)).min(1).optional() }),
  z.strictObject({
    rejected: z.strictObject({ key: text.min(1).max(200).nullable(), reason: text.min(1).max(600) }),
  }),
  z.strictObject({
    unlisted: z.strictObject({ key: text.min(1), companyName: sourcedSchema(text.min(1)).nullable() }),
  }),
])
