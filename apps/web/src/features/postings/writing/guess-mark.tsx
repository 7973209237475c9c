import type { ReadableField } from '@rise/contract/postings/kinds'
import { type Message, msg, t } from '@rise/texts'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { JobForm } from './use-job-form.ts'

/** For each field that a reading guessed, the quote that the guess is based on. */
export type Quotes = ReadonlyMap<ReadableField, string | null>

const confirmLabels: Readonly<Record<ReadableField, Message>> = {
  title: msg('Confirm the title'),
  places: msg('Confirm the locations'),
  workType: msg('Confirm the work type'),
  employmentType: msg('Confirm the employment'),
  seniority: msg('Confirm the seniority'),
  department: msg('Confirm the department'),
  pay: msg('Confirm the pay'),
  skills: msg('Confirm the skills'),
  benefits: msg('Confirm the benefits'),
  language: msg('Confirm the language'),
  closesOn: msg('Confirm the closing date'),
  description: msg('Confirm the description'),
  apply: msg('Confirm how to apply'),
}

interface Props {
  readonly form: JobForm
  readonly field: ReadableField
  readonly quotes: Quotes
}

/** A note below a field whose value was guessed: the words that it was guessed from, and a button to confirm it. */
export function GuessMark({ form, field, quotes }: Props) {
  if (!form.values.guessed.includes(field)) return null
  const quote = quotes.get(field)
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Badge tone="warning">{t('Guessed')}</Badge>
      {quote && field !== 'description' ? (
        <q className="min-w-0 wrap-anywhere italic">{quote}</q>
      ) : (
        t('Check it, or confirm it as it is.')
      )}
      <Button
        size="dense"
        variant="ghost"
        icon={<Check size={16} aria-hidden />}
        aria-label={t(confirmLabels[field])}
        onClick={() => form.confirm(field)}
      >
        {t('Confirm')}
      </Button>
    </p>
  )
}
