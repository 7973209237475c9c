import { type KeyboardEvent, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { ComboboxField } from '../../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../../ui/base/suggestion.ts'

const words = {
  skills: { label: 'Skills', noun: 'skill', placeholder: 'Wound care', most: 50 },
  languages: { label: 'Languages', noun: 'language', placeholder: 'Portuguese', most: 20 },
} as const

interface NamedListProps {
  readonly name: keyof typeof words
  readonly id: string
  readonly error?: string
  readonly texts: readonly string[]
  readonly onChange: (texts: string[]) => void
}

/**
 * A list of names, each added by Enter or a comma; skills are suggested in their usual spelling. The form takes text
 * still in the field, because adding it on blur would move the button under the press.
 */
export function NamedList({ name, id, error, texts, onChange }: NamedListProps) {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const { label, noun, placeholder, most } = words[name]

  function add(given: string) {
    const all = withNames(texts, given).slice(0, most)
    setTyped('')
    if (all.length === texts.length) return
    onChange(all)
    setSaid(`${all.slice(texts.length).join(', ')} added`)
  }

  async function suggest(text: string): Promise<SuggestionGroup[]> {
    if (name !== 'skills' || text.includes(',')) return []
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: 'skills' }, query: { q: text } })
    const options = result
      .filter((entry) => !has(texts, entry.name))
      .map((entry) => ({ key: entry.slug, text: entry.name, note: entry.group, onPick: () => add(entry.name) }))
    return options.length > 0 ? [{ title: label, options }] : []
  }

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    // In an empty field, Enter submits.
    event.preventDefault()
    if (!event.currentTarget.getAttribute('aria-activedescendant')) add(typed)
  }

  return (
    <div className="flex flex-col gap-3">
      <ComboboxField
        id={id}
        name={name}
        label={label}
        error={error}
        hint="Press Enter or comma after each one."
        placeholder={placeholder}
        suggest={suggest}
        value={typed}
        onChange={({ target: { value } }) => (value.endsWith(',') ? add(value) : setTyped(value))}
        onKeyDown={addOnEnter}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {texts.length > 0 ? (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
          {texts.map((text) => (
            <li key={text} className="max-w-full">
              <RemovableChip noun={noun} onRemove={() => onChange(texts.filter((other) => other !== text))}>
                {text}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Returns a list with the new names in a text. */
export function withNames(list: readonly string[], text: string): string[] {
  const all = [...list]
  for (const name of text.split(',').map((part) => part.trim())) if (name !== '' && !has(all, name)) all.push(name)
  return all
}

function has(list: readonly string[], text: string): boolean {
  return list.some((other) => other.toLowerCase() === text.toLowerCase())
}
