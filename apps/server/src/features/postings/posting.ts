import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import type { ProvenanceRule } from '../jobs/index.ts'

/**
 * A value with where it came from. `path` names the place in the source's own data (`categories.commitment`,
 * `title`), `rule` what was done with it, `quote` the words it was read from.
 */
export interface Sourced<T> {
  readonly value: T
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote?: string
}

/** A place as a source gives it: at least one part is known. `country` is ISO 3166-1 alpha-2. */
export interface PostedPlace {
  readonly locality: string | null
  readonly region: string | null
  readonly country: string | null
  /** In degrees, where the source gives the spot; for a city that it only names, the gazetteer is asked later. */
  readonly latitude?: number | null
  readonly longitude?: number | null
  /** The source's words; the place's name where no part could be told. */
  readonly asWritten: string
}

/**
 * One job as read from a source, before it is stored: what every reader gives and the import takes.
 * Null means that the source does not say. Nothing here is sanitised yet.
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
  readonly benefits: Sourced<readonly string[]> | null
  /** https address, or a path on this server. */
  readonly applyUrl: Sourced<string> | null
  readonly datePosted: Sourced<Date> | null
  readonly validThrough: Sourced<Date> | null
  /** Of the posting's text, where the source states it: ISO 639-1, lower case. */
  readonly language: Sourced<string> | null
}

/** What a reader makes of one item of a board: a posting, or why there is none. `key` is null when unreadable. */
export type ReadItem =
  | { readonly posting: Posting }
  | { readonly rejected: { readonly key: string | null; readonly reason: string } }
  /** Known to the source but not to be shown (unlisted, draft): treated as if it were not on the board. */
  | { readonly unlisted: { readonly key: string; readonly companyName: Sourced<string> | null } }
