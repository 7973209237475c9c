import type { Job } from '@rise/contract/jobs/shapes'
import { Info } from 'lucide-react'
import { useId } from 'react'

interface Props {
  readonly job: Pick<Job, 'provenance'>
  /** The field in the provenance, such as `pay`. */
  readonly field: string
  /** The name of the fact: "the pay". */
  readonly of: string
}

/**
 * A small mark next to a fact. On hover or focus it shows the fact's source, in the words of the posting; a press leads
 * to its provenance. Renders nothing where no source is known.
 */
export function FactSource({ job: { provenance }, field, of }: Props) {
  const id = useId()
  const fact = provenance.find((candidate) => candidate.field === field)
  if (!fact) return null
  const { quote, explanation, source } = fact
  return (
    <span className="source">
      <a href={`#${whyId(field)}`} aria-label={`Source of ${of}`} aria-describedby={id} className="source-mark">
        <Info size={16} aria-hidden />
      </a>
      <span id={id} role="tooltip" className="source-words">
        {quote ? <q>{quote}</q> : null} {explanation}
        {source === null ? null : ` (${source})`}
      </span>
    </span>
  )
}

/** The id of a fact below "Why do we say this?". */
export function whyId(field: string): string {
  return `why-${field}`
}
