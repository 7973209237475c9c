import { t } from '@rise/texts'
import { Vote, X } from 'lucide-react'
import { Button } from '../../ui/base/button.tsx'
import { FieldNotes } from '../../ui/base/field.tsx'
import { emptyPoll, type PollDraft, PollFields } from '../polls/index.ts'

interface Props {
  readonly id: string
  readonly poll: PollDraft | null
  readonly error: string | undefined
  readonly onChange: (poll: PollDraft | null) => void
}

/** The poll of a new post: none until one is added. */
export function PostPoll({ id, poll, error, onChange }: Props) {
  // Drafts from before polls existed have no `poll`.
  if (!poll) {
    return (
      <Button
        variant="ghost"
        icon={<Vote size={16} aria-hidden />}
        className="-ml-6 self-start"
        onClick={() => onChange(emptyPoll())}
      >
        {t('Add a poll')}
      </Button>
    )
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
    >
      <legend className="sr-only">{t('Poll')}</legend>
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden className="font-semibold">
          {t('Poll')}
        </p>
        <Button variant="ghost" size="dense" icon={<X size={16} aria-hidden />} onClick={() => onChange(null)}>
          {t('Remove poll')}
        </Button>
      </div>
      <FieldNotes id={id} error={error} />
      <PollFields
        values={poll}
        onChange={(change) => onChange({ ...poll, ...change })}
        id={(field) => `${id}-${field}`}
      />
    </fieldset>
  )
}
