import type { ApplicationType, EmploymentType, PayPeriod, Seniority, WorkType } from '@rise/contract/jobs'
import type { ColumnType, Generated } from 'kysely'
import type { ProvenanceRule } from './provenance-rules.ts'

/** One entry of `job.provenance`: the field, what we say, and where it was read. */
export interface StoredProvenance {
  readonly field: string
  readonly value: string
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote: string | null
}

declare module '../../platform/tables.ts' {
  interface Tables {
    place: {
      id: string
      slug: string
      name: string
      locality: string | null
      region: string | null
      country: string | null
    }
    job_source: {
      id: string
      kind: string
      company_id: string
      last_import_at: Date | null
    }
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
      benefits: Generated<string[]>
      posted_at: Date
      valid_through: Date | null
      closed_at: Date | null
      source_id: string | null
      source_key: string | null
      source_url: string | null
      provenance: ColumnType<StoredProvenance[], string | undefined, string>
      posting_hash: string | null
      /** `tsvector`; written by SQL, never read. */
      search: ColumnType<never, unknown, unknown>
      created_at: Date
      updated_at: Date
    }
    job_place: {
      job_id: string
      place_id: string
      position: number
    }
  }
}
