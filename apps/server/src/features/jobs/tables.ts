import type { ApplicationType, EmploymentType, PayPeriod, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { NoticeRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { Corrections } from './merge/corrections.ts'
import type { StoredProvenance } from './merge/stored-provenance.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    job: {
      id: string
      slug: string
      company_id: string
      title: string
      description: string
      department: string | null
      seniority: Seniority | null
      employment_type: EmploymentType | null
      work_type: Generated<WorkType>
      application_type: Generated<ApplicationType>
      apply_url: string | null
      pay_min: number | null
      pay_max: number | null
      pay_currency: string | null
      pay_period: PayPeriod | null
      skills: Generated<string[]>
      /** The nice-to-have skills among `skills`. */
      preferred_skills: Generated<string[]>
      benefits: Generated<string[]>
      posted_at: Date
      valid_through: Date | null
      closed_at: Date | null
      provenance: ColumnType<StoredProvenance[], string | undefined, string>
      language: string | null
      joined_into: Generated<string | null>
      /** When a moderator removed the job, which then stays closed. */
      removed_at: Generated<Date | null>
      created_at: Date
      updated_at: Date
    }
    job_feature: { job_id: string; until: Date }
    job_correction: {
      job_id: string
      facts: ColumnType<Corrections, string, string>
      corrected_at: Date
    }
    saved_job: {
      actor_id: string
      job_id: string
      note: Generated<string>
      next_on: string | null
      saved_at: Date
    }
    hidden_job: {
      actor_id: string
      job_id: string
      hidden_at: Date
    }
    hidden_company: {
      actor_id: string
      company_id: string
      hidden_at: Date
    }
    seen_job: {
      actor_id: string
      job_id: string
      seen_at: Date
    }
    reply_figure: {
      company_id: string
      /** Null for the figures of all the company's jobs. */
      job_id: string | null
      applications: number
      percent: number
      median_days: number | null
    }
    saved_search: {
      id: string
      actor_id: string
      name: string
      rhythm: NoticeRhythm
      filter: ColumnType<SavedFilter, string, string>
      saved_at: Date
      looked_at: Date
      is_literal: Generated<boolean>
    }
    job_place: {
      job_id: string
      place_id: string
      position: number
    }
  }
}
