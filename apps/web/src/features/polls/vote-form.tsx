import type { PollView } from '@rise/contract/polls/shapes'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { FieldNotes } from '../../ui/base/field.tsx'

interface Props {
  readonly poll: PollView
  readonly busy: boolean
  readonly onVote: (options: string[]) => void
  /** Back to the results. */
  readonly onCancel?: () => void
}

/** The options of a poll to choose from; says what a vote means before it is cast. */
export function VoteForm({ poll: { question, options, chosen, multiple, anonymous }, busy, onVote, onCancel }: Props) {
  const [picked, setPicked] = useState<readonly string[]>(chosen)
  const [error, setError] = useState<string>()
  const id = useId()

  function pick(option: string, checked: boolean) {
    setError(undefined)
    const others = multiple ? picked.filter((one) => one !== option) : []
    setPicked(checked ? [...others, option] : others)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (picked.length === 0) return setError(multiple ? 'Choose at least one option.' : 'Choose an option.')
    onVote([...picked])
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <fieldset className="flex min-w-0 flex-col" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="sr-only">{question}</legend>
        {options.map((option) => (
          <Checkbox
            key={option._id}
            type={multiple ? 'checkbox' : 'radio'}
            name={id}
            label={<span className="wrap-anywhere">{option.text}</span>}
            checked={picked.includes(option._id)}
            onChange={(event) => pick(option._id, event.target.checked)}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <p className="text-small text-muted">
        {anonymous
          ? 'No one sees what you choose, and you can’t change or withdraw it afterwards.'
          : 'Members see who voted for what. You can change or withdraw your vote until the poll closes.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="dense" busy={busy}>
          {chosen.length > 0 ? 'Save vote' : 'Vote'}
        </Button>
        {onCancel ? (
          <Button variant="ghost" size="dense" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  )
}
