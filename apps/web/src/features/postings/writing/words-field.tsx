import { t } from '@rise/texts'
import { type KeyboardEvent, useState } from 'react'
import { RemovableChip } from '../../../ui/base/chip.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { Field } from '../../../ui/base/field.tsx'
import type { SuggestionGroup } from '../../../ui/base/suggestion.ts'
import { useLeaving } from '../../../ui/fields/use-leaving.ts'

interface Props {
  readonly id: string
  readonly label: string
  /** What one of the texts is, after “Remove”: "place". */
  readonly noun: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly items: readonly string[]
  readonly most: number
  readonly placeholder?: string
  readonly maxLength: number
  readonly suggest: (typed: string) => Promise<readonly string[]>
  readonly onChange: (items: string[]) => void
}

/** A field for several short texts, suggested or freely typed. Typed text is added when the field loses focus. */
export function WordsField({ id, label, noun, hint, error, items, most, suggest, onChange, ...input }: Props) {
  const [text, setText] = useState('')
  const isThere = (word: string) => items.some((item) => item.toLowerCase() === word.toLowerCase())
  const isFull = items.length >= most
  const onBlur = useLeaving(() => add(text))

  function add(newText: string): void {
    setText('')
    const word = newText.trim()
    if (word !== '' && !isFull && !isThere(word)) onChange([...items, word])
  }

  async function suggestGroups(typed: string): Promise<SuggestionGroup[]> {
    const matches = (await suggest(typed)).filter((word) => !isThere(word))
    const options = matches.map((word) => ({ key: word, text: word, onPick: () => add(word) }))
    return options.length > 0 ? [{ title: label, options }] : []
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The list of suggestions handles the Enter that chooses one.
    add(text)
  }

  return (
    <div className="flex flex-col gap-3">
      {isFull ? (
        <Field id={id} label={label} hint={t('That’s all: at most {most}.', { most })} error={error}>
          {(control) => <input type="hidden" {...control} />}
        </Field>
      ) : (
        <ComboboxField
          {...input}
          id={id}
          label={label}
          hint={hint}
          error={error}
          suggest={suggestGroups}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      )}
      {items.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {items.map((item) => (
            <li key={item} className="max-w-full min-w-0">
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
