import type { ReadableField } from '@rise/contract/postings/kinds'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { JobForm } from './use-job-form.ts'

/** For each field that a reading guessed, the quote that the guess is based on. */
export type Quotes = ReadonlyMap<ReadableField, string | null>

interface Props {
  readonly form: JobForm
  readonly field: ReadableField
  /** The name of the field in a sentence: "the pay". */
  readonly of: string
  readonly quotes: Quotes
}

/** A note below a field whose value was guessed: the words that it was guessed from, and a button to confirm it. */
export function GuessMark({ form, field, of, quotes }: Props) {
  if (!form.values.guessed.includes(field)) return null
  const quote = quotes.get(field)
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Badge tone="warning">Guessed</Badge>
      {quote && field !== 'description' ? (
        <q className="min-w-0 wrap-anywhere italic">{quote}</q>
      ) : (
        'Check it, or confirm it as it is.'
      )}
      <Button
        size="dense"
        variant="ghost"
        icon={<Check size={16} aria-hidden />}
        aria-label={`Confirm ${of}`}
        onClick={() => form.confirm(field)}
      >
        Confirm
      </Button>
    </p>
  )
}
