import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../base/button.tsx'
import { RemovableChip } from '../base/chip.tsx'
import { FieldNotes, TextField } from '../base/field.tsx'
import { type ListEntry, useListEntry } from './list-entry.ts'
import { useLeaving } from './use-leaving.ts'

interface Props {
  id: string
  label: string
  /** The singular of its items: "place". */
  noun: string
  hint?: string
  error?: string | undefined
  items: readonly string[]
  onChange: (items: string[]) => void
  /**
   * Set if the form adds the typed text when it is sent. Otherwise, the text is added when the field loses the focus.
   */
  entry?: ListEntry
  most: number
  placeholder?: string
  inputMode?: 'url'
  maxLength?: number
  /** False if at least one item is required. */
  optional?: boolean
  /** Whether the label omits "optional", because the page says once that all of its fields are optional. */
  quiet?: boolean
}

/** A field for several short texts. Each is typed and added separately, and can be removed. */
export function ListField({
  id,
  label,
  noun,
  hint,
  error,
  items,
  onChange,
  entry,
  most,
  optional = true,
  quiet = false,
  ...input
}: Props) {
  const [text, type] = useListEntry(entry)
  const isFull = items.length >= most
  const onBlur = useLeaving(add)

  function add(): void {
    const newItem = text.trim()
    const isInList = items.some((item) => item.toLowerCase() === newItem.toLowerCase())
    if (newItem !== '' && !isFull && !isInList) onChange([...items, newItem])
    type('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <TextField
          {...input}
          id={id}
          label={label}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={entry ? undefined : onBlur}
          onKeyDown={onKeyDown}
          disabled={isFull}
          optional={optional && !quiet}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-w-0 grow"
        />
        <Button onClick={add} disabled={isFull} icon={<Plus size={16} aria-hidden />}>
          {rich('Add<hidden> {noun}</hidden>', { noun, hidden: (text) => <span className="sr-only">{text}</span> })}
        </Button>
      </div>
      <FieldNotes id={id} error={error} hint={isFull ? t('That is all: at most {most}.', { most }) : hint} />
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
    </div>
  )
}
