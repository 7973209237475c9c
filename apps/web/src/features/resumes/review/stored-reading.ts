import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from '../../../app/forms/drafts/draft-store.ts'
import { noEdits, type Reading, type ReviewEdits } from './review-items.ts'

interface StoredReview {
  readonly reading: Reading
  readonly edits: ReviewEdits
}

const STORAGE_KEY = 'resume-review'

function readReview(owner: string): StoredReview | undefined {
  const { reading, edits } = readDraft<StoredReview>(STORAGE_KEY, owner)?.values ?? {}
  return reading ? { reading, edits: edits ?? noEdits } : undefined
}

/**
 * A reading under review: stored in this tab until it is added or discarded. `owner` is the member, or '' for a guest.
 */
export function useStoredReading(
  owner: string,
): readonly [Reading | undefined, (reading: Reading | undefined) => void] {
  const [reading, setReading] = useState<Reading>()
  // The server renders no reading, because it can't read this tab's storage.
  useEffect(() => setReading(readReview(owner)?.reading), [owner])
  return [
    reading,
    (next) => {
      writeDraft(STORAGE_KEY, next && { owner, values: { reading: next, edits: noEdits } })
      setReading(next)
    },
  ]
}

/** The edits of a reading, stored with it. */
export function useReviewEdits(owner: string, reading: Reading) {
  const [edits, setEdits] = useState<ReviewEdits>(() => {
    const storedReview = readReview(owner)
    return storedReview && JSON.stringify(storedReview.reading) === JSON.stringify(reading)
      ? storedReview.edits
      : noEdits
  })
  return [
    edits,
    (change: Partial<ReviewEdits>) => {
      const next = { ...edits, ...change }
      writeDraft(STORAGE_KEY, { owner, values: { reading, edits: next } })
      setEdits(next)
    },
  ] as const
}
