import type { Job } from '@rise/contract/jobs/shapes'
import { Info } from 'lucide-react'
import { useId } from 'react'

interface Props {
  readonly job: Pick<Job, 'provenance'>
  /** Of the provenance, such as `pay`. */
  readonly field: string
  /** What the fact is called: "the pay". */
  readonly of: string
}

/**
 * A small mark beside a fact. Pointed at or focused it shows where the fact came from, in the words of the posting; pressed
 * it leads to the whole of it. Nothing where no source is known.
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
