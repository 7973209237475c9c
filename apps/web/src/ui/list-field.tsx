import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { FieldNotes, TextField } from '../../ui/field.tsx'

interface Props {
  id: string
  label: string
  /** What one of them is called: "value". */
  noun: string
  hint?: string
  error?: string | undefined
  items: readonly string[]
  onChange: (items: string[]) => void
  /** Told what stands in the field and is not added yet: it counts when the form is sent. */
  onType: (text: string) => void
  most: number
  suggestions?: readonly string[]
  placeholder?: string
  inputMode?: 'url'
  /** False where one must be given. */
  optional?: boolean
}

const SUGGESTIONS = 8

/** Several short texts: typed one by one, or taken from suggestions; each can be taken away. */
export function ListField({
  id,
  label,
  noun,
  hint,
  error,
  items,
  onChange,
  onType,
  most,
  suggestions = [],
  optional = true,
  ...input
}: Props) {
  const [text, setText] = useState('')
  // Sending the form adds what was typed.
  const typed = items.includes(text.trim()) ? '' : text
  const full = items.length >= most
  const open = suggestions.filter((suggestion) => !items.includes(suggestion)).slice(0, SUGGESTIONS)

  function add(given: string): void {
    const clean = given.trim()
    if (clean !== '' && !items.includes(clean) && !full) onChange([...items, clean])
    type('')
  }

  function type(next: string): void {
    setText(next)
    onType(next.trim())
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <TextField
          {...input}
          id={id}
          label={label}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={full}
          optional={optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-w-0 grow"
        />
        <Button onClick={() => add(typed)} disabled={full} icon={<Plus size={16} aria-hidden />}>
          Add<span className="sr-only"> {noun}</span>
        </Button>
      </div>
      <FieldNotes id={id} error={error} hint={full ? `That is all: at most ${most}.` : hint} />
      {items.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {items.map((item) => (
            <li key={item} className="min-w-0 max-w-full">
              <RemovableChip noun={noun} onRemove={() => onChange(items.filter((other) => other !== item))}>
                {item}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > 0 && !full ? (
        <ul aria-label={`Suggestions: ${label}`} className="flex flex-wrap gap-2">
          {open.map((suggestion) => (
            <li key={suggestion}>
              <Button size="dense" icon={<Plus size={16} aria-hidden />} onClick={() => add(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
