import type { PollView } from '@rise/contract/polls/shapes'
import { t } from '@rise/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'

interface Props {
  readonly poll: PollView
  readonly busy: boolean
  readonly onVote: (options: string[]) => void
  /** Returns to the results. */
  readonly onCancel?: () => void
}

/** The options of a poll; explains what a vote means before it is cast. */
export function VoteForm({ poll: { options, chosen, multiple, anonymous }, busy, onVote, onCancel }: Props) {
  const [error, setError] = useState<string>()
  const id = useId()

  // The inputs are uncontrolled, so that choices made before hydration count.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const selectedOptions = new FormData(event.currentTarget).getAll(id).map(String)
    if (selectedOptions.length === 0)
      return setError(multiple ? t('Choose at least one option.') : t('Choose an option.'))
    onVote(selectedOptions)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onChange={() => setError(undefined)}
      className="flex flex-col gap-3"
    >
      <fieldset className="flex min-w-0 flex-col" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="sr-only">{multiple ? t('Your choices') : t('Your choice')}</legend>
        {options.map((option) => (
          <Checkbox
            key={option._id}
            type={multiple ? 'checkbox' : 'radio'}
            name={id}
            value={option._id}
            label={<span className="wrap-anywhere">{option.text}</span>}
            defaultChecked={chosen.includes(option._id)}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <p className="text-small text-muted">
        {anonymous
          ? t('Neither members nor admins see what you choose. You can’t change or withdraw it afterwards.')
          : t('Members see who voted for what. You can change or withdraw your vote until the poll closes.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="dense" busy={busy}>
          {chosen.length > 0 ? t('Save vote') : t('Vote')}
        </Button>
        {onCancel ? (
          <Button variant="ghost" size="dense" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
