import type { Job } from '@rise/contract/jobs/shapes'
import { type ReactNode, useId } from 'react'

interface Props {
  readonly job: Pick<Job, 'provenance'>
  /** The field in the provenance, such as `pay`. */
  readonly field: string
  /** The fact in words. */
  readonly children: ReactNode
}

/**
 * A fact with a dotted underline: on hover, focus or tap, it shows its source in the words of the posting. Without a
 * known source, only the fact is shown.
 */
export function FactSource({ job: { provenance }, field, children }: Props) {
  const id = useId()
  const fact = provenance.find((candidate) => candidate.field === field)
  if (!fact) return children
  const { quote, explanation, source } = fact
  return (
    <span className="source">
      <button type="button" aria-describedby={id} className="source-fact">
        {children}
      </button>
      <span id={id} role="tooltip" className="source-words">
        {quote ? <q>{quote}</q> : null} {explanation}
        {source === null ? null : ` (${source})`}
      </span>
    </span>
  )
}
