import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from '../../../app/forms/drafts/draft-store.ts'
import { noEdits, type Reading, type ReviewEdits } from './review-items.ts'

interface KeptReview {
  readonly reading: Reading
  readonly edits: ReviewEdits
}

const NAME = 'resume-review'

function readReview(owner: string): KeptReview | undefined {
  const { reading, edits } = readDraft<KeptReview>(NAME, owner)?.values ?? {}
  return reading ? { reading, edits: edits ?? noEdits } : undefined
}

/** A reading under review: this tab keeps it until it is added or discarded. `owner` is the member, or '' for a guest. */
export function useKeptReading(owner: string): readonly [Reading | undefined, (reading: Reading | undefined) => void] {
  const [reading, setReading] = useState<Reading>()
  // The server can't know what this tab keeps.
  useEffect(() => setReading(readReview(owner)?.reading), [owner])
  return [
    reading,
    (next) => {
      writeDraft(NAME, next && { owner, values: { reading: next, edits: noEdits } })
      setReading(next)
    },
  ]
}

/** The edits of a reading, kept with it. */
export function useReviewEdits(owner: string, reading: Reading) {
  const [edits, setEdits] = useState<ReviewEdits>(() => {
    const kept = readReview(owner)
    return kept && JSON.stringify(kept.reading) === JSON.stringify(reading) ? kept.edits : noEdits
  })
  return [
    edits,
    (change: Partial<ReviewEdits>) => {
      const next = { ...edits, ...change }
      writeDraft(NAME, { owner, values: { reading, edits: next } })
      setEdits(next)
    },
  ] as const
}
