import type { ProvenanceRule } from './provenance-rules.ts'

/** An entry of `job.provenance`: the field, our value, and its source. */
export interface StoredProvenance {
  readonly field: string
  readonly value: string
  readonly path: string
  readonly rule: ProvenanceRule
  readonly quote: string | null
  /** The kind of source, if the value comes from another posting than the job's text. */
  readonly source?: string
}
