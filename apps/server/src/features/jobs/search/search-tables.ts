import type { ApplicationType, EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { ColumnType, Generated } from 'kysely'

/** A dimension that jobs are counted by. */
export type CountDimension =
  | 'all'
  | 'seniority'
  | 'employmentType'
  | 'language'
  | 'applicationType'
  | 'company'
  | 'place'
  | 'day'
  | 'pay'

interface JobCount {
  dimension: CountDimension
  key: string
  work_type: WorkType
  /** Empty for jobs without a department. */
  department: string
  jobs: number
}

/** A `tsvector`, which SQL searches and no code reads. */
type SearchVector = ColumnType<never, unknown, unknown>

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    job_search: {
      job_id: string
      posted_at: Date
      company_id: string
      work_type: WorkType
      department: string | null
      seniority: Seniority | null
      employment_type: EmploymentType | null
      /** ISO 639-1, or `und` if it is unknown. */
      language: Generated<string>
      application_type: ApplicationType
      pay_currency: string | null
      pay_yearly: number | null
      areas: string[]
      terms: SearchVector
      /** Null after an update, until the row is rebuilt. */
      match_keys: number[] | null
      match_skills: Generated<number>
    }
    job_area: {
      place_id: string
      posted_at: Date
      job_id: string
      company_id: string
    }
    job_text: {
      job_id: string
      words: SearchVector
    }
    job_count: JobCount
    job_count_change: JobCount
    job_facet: Omit<JobCount, 'jobs'> & { job_id: string; company_id: string }
    job_word: {
      word: string
      label: string
      jobs: number
      apart: string | null
      /** Whether titles of German or its relatives have the word: languages that write compounds as one word. */
      compounding: Generated<boolean>
    }
    /** A single row with the version by which all rows were last rebuilt. */
    job_search_build: { id: Generated<boolean>; version: number; rebuilt_to: string | null }
    job_suggestion: {
      kind: 'title' | 'skill' | 'company' | 'place'
      key: string
      label: string
      target_id: string | null
      jobs: number
    }
  }
}
