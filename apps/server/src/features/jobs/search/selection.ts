import type { ApplicationType, EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import { type RawBuilder, sql } from 'kysely'

/** The conditions of a list or search, with ids instead of slugs. An absent condition matches all jobs. */
export interface Selection {
  readonly workTypes?: readonly WorkType[]
  readonly department?: string
  /** Matches jobs in any of these places or within them: one place, or the places around one. */
  readonly placeIds?: readonly string[]
  readonly companyId?: string
  /** Matches jobs of any of these companies. */
  readonly companyIds?: readonly string[]
  readonly seniorities?: readonly Seniority[]
  readonly employmentTypes?: readonly EmploymentType[]
  /** ISO 639-1 codes, or `und` for postings in an unknown language. */
  readonly languages?: readonly string[]
  readonly applicationType?: ApplicationType
  /** Without a currency, pay in any currency matches. */
  readonly pay?: { readonly currency?: string; readonly from: number; readonly isStated?: boolean }
  readonly postedSince?: Date
  /** A `tsquery` that title, skills and company must not match. */
  readonly excluded?: string
  /** Companies hidden from the viewer; none for guests. */
  readonly hiddenCompanies?: readonly string[]
}

/** The single words of a search for ranking, each as a `tsquery` on titles. */
export interface RankedWords {
  /** The words as typed. */
  readonly exact: readonly string[]
  /** The words as typed, each with its synonyms. */
  readonly wide: readonly string[]
  /** All words as typed; titles with the words near each other rank higher. */
  readonly together: string
}

/** A selection with a `tsquery` for its keywords, and the words to rank by. */
export type SearchSelection = Selection & { readonly words: string; readonly ranked?: RankedWords }

/**
 * The part of a job that is searched. `title`: title, skills and company. `anywhere`: the whole job. `rest`: the whole
 * job, but without jobs that already match in title, skills and company.
 */
export type Field = 'title' | 'anywhere' | 'rest'

type Condition = RawBuilder<boolean>

const statesPay = sql<boolean>`(job.pay_currency is not null and job.pay_yearly is not null)`

/**
 * Returns the condition that a company is listed. Pending, suspended and deleted companies are few, so they are read
 * once per query.
 */
export function companyIsShown(column: string): Condition {
  return sql<boolean>`${sql.ref(column)} not in (select id from actor where kind = 'company' and not listed)`
}

/** Returns the conditions on columns of `job_search`, called `job` in the query. Callers add places and keywords. */
export function conditionsOf(selection: Selection): Condition[] {
  const { workTypes, department, companyId, companyIds, seniorities, employmentTypes } = selection
  const { languages, applicationType, pay, postedSince, excluded, hiddenCompanies } = selection
  return [
    workTypes && oneOf('job.work_type', workTypes),
    department !== undefined && oneOf('job.department', [department]),
    companyId !== undefined && sql<boolean>`job.company_id = ${companyId}`,
    companyIds && sql<boolean>`job.company_id = any(${companyIds}::uuid[])`,
    seniorities && oneOf('job.seniority', seniorities),
    employmentTypes && oneOf('job.employment_type', employmentTypes),
    languages && oneOf('job.language', languages),
    applicationType !== undefined && oneOf('job.application_type', [applicationType]),
    pay?.currency !== undefined && sql<boolean>`job.pay_currency = ${pay.currency}`,
    pay?.isStated === true && statesPay,
    pay?.isStated === false && sql<boolean>`not ${statesPay}`,
    pay && pay.from > 0 && sql<boolean>`job.pay_yearly >= ${pay.from}`,
    postedSince && sql<boolean>`job.posted_at >= ${postedSince}`,
    hiddenCompanies && sql<boolean>`job.company_id <> all(${hiddenCompanies}::uuid[])`,
    excluded !== undefined && sql<boolean>`not job.terms @@ ${excluded}::tsquery`,
  ].filter((condition) => condition instanceof Object)
}

/**
 * Returns the condition that a column has one of these values. Compares a single value with `=`, so that the column's
 * index also provides the order.
 */
function oneOf(column: string, values: readonly string[]): Condition {
  const [first] = values
  if (values.length === 1) return sql<boolean>`${sql.ref(column)} = ${first}`
  return sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
}

/** Returns the conjunction of conditions; true without conditions. */
export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
