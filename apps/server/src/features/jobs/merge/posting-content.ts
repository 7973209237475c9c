import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import type { StoredProvenance } from './stored-provenance.ts'

/** The content of one posting, cleaned, as `posting.content` stores it. Null is unknown. */
export interface PostingContent {
  readonly title: string
  /** Sanitised HTML. */
  readonly description: string
  readonly department: string | null
  readonly seniority: Seniority | null
  readonly employmentType: EmploymentType | null
  readonly workType: WorkType | null
  readonly applyUrl: string | null
  /** Set where people apply here, on Rise. */
  readonly appliedHere?: true
  readonly pay: Pay | null
  /** The required ones first. */
  readonly skills: readonly string[]
  /** Those of the skills that are nice to have. Older content lacks it: all its skills count as required. */
  readonly preferredSkills?: readonly string[]
  readonly benefits: readonly string[]
  /** ISO 8601. */
  readonly validThrough: string | null
  /** ISO 639-1. */
  readonly language: string | null
  /** Slugs, in the posting's order. */
  readonly places: readonly string[]
  /** The source's own words for the team, normalised for comparison. */
  readonly team: string | null
  readonly provenance: readonly StoredProvenance[]
}
