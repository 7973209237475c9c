import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import type { ProvenanceRule } from '../jobs/index.ts'

/**
 * A value with its origin. `path`: the place in the source's data (`categories.commitment`, `title`). `rule`: how the
 * value was read. `quote`: the text from which it was read.
 */
export interface Sourced<T> {
  readonly value: T
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote?: string
}

/** A place as stated by a source. If no part is known, only `asWritten` is set. `country` is ISO 3166-1 alpha-2. */
export interface PostedPlace {
  readonly locality: string | null
  readonly region: string | null
  readonly country: string | null
  /**
   * The coordinates in degrees, if the source states them; for a city with only a name, the gazetteer adds them later.
   */
  readonly latitude?: number | null
  readonly longitude?: number | null
  /** The source's words, or the place's name if no part was recognised. */
  readonly asWritten: string
}

/**
 * One job as read from a source, before it is stored: the output of each reader and the input of the import. Null means
 * that the source doesn't state the value. Nothing is sanitised yet.
 */
export interface Posting {
  /** The source's own stable name for this job. */
  readonly key: string
  /** The job's page at the source. */
  readonly url: string | null
  readonly companyName: Sourced<string> | null
  readonly title: Sourced<string>
  /** HTML. */
  readonly description: Sourced<string>
  /** Slug of the department catalog. */
  readonly department: Sourced<string> | null
  readonly seniority: Sourced<Seniority> | null
  readonly employmentType: Sourced<EmploymentType> | null
  readonly workType: Sourced<WorkType> | null
  readonly places: readonly Sourced<PostedPlace>[]
  readonly pay: Sourced<Pay> | null
  readonly skills: Sourced<readonly string[]> | null
  /** The skills that the description calls nice to have. `completePosting` reads them; no source states them. */
  readonly preferredSkills?: Sourced<readonly string[]>
  readonly benefits: Sourced<readonly string[]> | null
  /** A web address, a `mailto:` address, or a path on this server. */
  readonly applyUrl: Sourced<string> | null
  /** Set if candidates apply here on Rise. */
  readonly appliedHere?: true
  readonly datePosted: Sourced<Date> | null
  readonly validThrough: Sourced<Date> | null
  /** The language of the posting's text, if the source states it: ISO 639-1, lower case. */
  readonly language: Sourced<string> | null
}

/**
 * The result of reading one item of a board: a posting, or the reason why there is none. `key` is null if the key can't
 * be read. `notes` list the item's unreadable values.
 */
export type ReadItem =
  | { readonly posting: Posting; readonly notes?: readonly string[] }
  | { readonly rejected: { readonly key: string | null; readonly reason: string } }
  /** Known to the source but not public (unlisted, draft): treated as if it were not on the board. */
  | { readonly unlisted: { readonly key: string; readonly companyName: Sourced<string> | null } }
