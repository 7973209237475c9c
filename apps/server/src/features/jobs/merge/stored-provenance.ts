import type { ProvenanceRule } from './provenance-rules.ts'

/** One entry of `job.provenance`: the field, our value, and its source. */
export interface StoredProvenance {
  readonly field: string
  readonly value: string
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote: string | null
  /** Its address, if other than the board of the job's text. */
  readonly source?: string
}
