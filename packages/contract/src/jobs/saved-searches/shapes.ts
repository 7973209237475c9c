import { z } from 'zod'
import { applicationTypes, employmentTypes, jobLists, seniorities } from '../kinds.ts'
import { payFilters } from '../search/kinds.ts'
import { noticeRhythms } from './kinds.ts'

/** The conditions of a search, as they were saved. */
const savedFilter = z.object({
  list: z.array(z.enum(jobLists)),
  category: z.string().optional(),
  location: z.string().optional(),
  radius: z.number().optional(),
  seniority: z.array(z.enum(seniorities)).optional(),
  employmentType: z.array(z.enum(employmentTypes)).optional(),
  language: z.array(z.string()).optional(),
  payFrom: z.number().optional(),
  payCurrency: z.string().optional(),
  pay: z.enum(payFilters).optional(),
  postedWithin: z.number().optional(),
  applicationType: z.enum(applicationTypes).optional(),
  company: z.string().optional(),
  keyword: z.string().optional(),
})
export type SavedFilter = z.output<typeof savedFilter>

export const savedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  rhythm: z.enum(noticeRhythms),
  filter: savedFilter,
  savedAt: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof savedSearch>
