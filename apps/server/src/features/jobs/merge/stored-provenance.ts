import type { ProvenanceRule } from './provenance-rules.ts'

/** One entry of `job.provenance`: the field, what we say, and where it was read. */
export interface StoredProvenance {
  readonly field: string
  readonly value: string
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote: string | null
  /** Where it was read, when not on the board that the job's text is from. */
  readonly source?: string
}
