import type { ApplicationType, EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import { type RawBuilder, sql } from 'kysely'

/** The conditions of a list or search, with ids instead of slugs. Absent ones narrow nothing. */
export interface Selection {
  readonly workTypes?: readonly WorkType[]
  readonly department?: string
  /** Any of these, each with all that lies in it: one place, or those around one. */
  readonly placeIds?: readonly string[]
  readonly companyId?: string
  /** Any of these. */
  readonly companyIds?: readonly string[]
  readonly seniorities?: readonly Seniority[]
  readonly employmentTypes?: readonly EmploymentType[]
  readonly applicationType?: ApplicationType
  readonly pay?: { readonly currency: string; readonly from: number }
  readonly postedSince?: Date
  /** A `tsquery` for title, skills and company, which must not hold. */
  readonly excluded?: string
  /** Companies hidden from the viewer; none for guests. */
  readonly hiddenCompanies?: readonly string[]
}

/** The single words of a search, each as a `tsquery` for titles. */
export interface RankedWords {
  /** As they were typed. */
  readonly exact: readonly string[]
  /** In the same order, with all their synonyms. */
  readonly wide: readonly string[]
  /** All words as typed: the nearer they are to each other, the better. */
  readonly together: string
}

/** A selection with a `tsquery` of its words, and the words that decide the order. */
export type SearchSelection = Selection & { readonly words: string; readonly ranked?: RankedWords }

/**
 * Where to search for the words: in title, skills and company; in the whole job; or in whole jobs that don't match in
 * the former.
 */
export type Field = 'title' | 'anywhere' | 'rest'

type Condition = RawBuilder<boolean>

/** Jobs of pending, suspended or deleted companies are hidden; these are few, so they are read once per query. */
export function companyIsShown(column: string): Condition {
  return sql<boolean>`${sql.ref(column)} not in (select id from actor where kind = 'company' and not listed)`
}

/**
 * The conditions on columns of `job_search`, called `job` in the query. The caller that chooses the source adds places
 * and words.
 */
export function conditionsOf(selection: Selection): Condition[] {
  const { workTypes, department, companyId, companyIds, seniorities, employmentTypes, applicationType } = selection
  const { pay, postedSince, excluded, hiddenCompanies } = selection
  return [
    workTypes && oneOf('job.work_type', workTypes),
    department !== undefined && oneOf('job.department', [department]),
    companyId !== undefined && sql<boolean>`job.company_id = ${companyId}`,
    companyIds && sql<boolean>`job.company_id = any(${companyIds}::uuid[])`,
    seniorities && oneOf('job.seniority', seniorities),
    employmentTypes && oneOf('job.employment_type', employmentTypes),
    applicationType !== undefined && oneOf('job.application_type', [applicationType]),
    pay && sql<boolean>`job.pay_currency = ${pay.currency}`,
    pay && pay.from > 0 && sql<boolean>`job.pay_yearly >= ${pay.from}`,
    postedSince && sql<boolean>`job.posted_at >= ${postedSince}`,
    hiddenCompanies && sql<boolean>`job.company_id <> all(${hiddenCompanies}::uuid[])`,
    excluded !== undefined && sql<boolean>`not job.terms @@ ${excluded}::tsquery`,
  ].filter((condition) => condition instanceof Object)
}

/** One value is compared by `=`, which lets its index give the order too. */
function oneOf(column: string, values: readonly string[]): Condition {
  const [first] = values
  if (values.length === 1) return sql<boolean>`${sql.ref(column)} = ${first}`
  return sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
}

/** All of the conditions; true when there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
