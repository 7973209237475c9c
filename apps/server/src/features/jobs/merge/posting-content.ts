import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import type { StoredProvenance } from './stored-provenance.ts'

/** The cleaned content of one posting, as stored in `posting.content`. Null means unknown. */
export interface PostingContent {
  readonly title: string
  /** Sanitised HTML. */
  readonly description: string
  readonly department: string | null
  readonly seniority: Seniority | null
  readonly employmentType: EmploymentType | null
  readonly workType: WorkType | null
  readonly applyUrl: string | null
  /** Set if people apply on this site. */
  readonly appliedHere?: true
  readonly pay: Pay | null
  /** Required skills first. */
  readonly skills: readonly string[]
  /** The nice-to-have skills among `skills`. Absent in older content, whose skills all count as required. */
  readonly preferredSkills?: readonly string[]
  readonly benefits: readonly string[]
  /** ISO 8601. */
  readonly validThrough: string | null
  /** ISO 639-1. */
  readonly language: string | null
  /** Slugs in the order of the posting. */
  readonly places: readonly string[]
  /** The source's name for the team, normalised for comparison. */
  readonly team: string | null
  readonly provenance: readonly StoredProvenance[]
}
