import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { RemovableChip } from '../../ui/base/chip.tsx'
import { ComboboxField } from '../../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../../ui/base/suggestion.ts'

const MOST = 15

interface Props {
  readonly id: string
  readonly error?: string | undefined
  readonly skills: readonly string[]
  readonly onChange: (skills: string[]) => void
}

/** Skills: suggested in their usual spelling, or in the member's own words, added by Enter. */
export function SkillsField({ id, error, skills, onChange }: Props) {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const isThere = (name: string) => skills.some((other) => other.toLowerCase() === name.toLowerCase())

  function add(text: string) {
    const name = text.trim()
    setTyped('')
    if (name !== '' && !isThere(name) && skills.length < MOST) onChange([...skills, name])
  }

  async function suggest(words: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: 'skills' }, query: { q: words } })
    const options = result
      .filter(({ name }) => !isThere(name))
      .map(({ slug, name, group }) => ({ key: slug, text: name, note: group, onPick: () => add(name) }))
    return options.length > 0 ? [{ title: 'Skills', options }] : []
  }

  return (
    <div className="flex flex-col gap-3">
      <ComboboxField
        id={id}
        label="Skills"
        optional
        hint={`At most ${MOST}. Press Enter after each one.`}
        error={error}
        maxLength={80}
        suggest={suggest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
          event.preventDefault()
          add(typed)
        }}
      />
      {skills.length > 0 ? (
        <ul aria-label="Skills" className="flex flex-wrap gap-2">
          {skills.map((name) => (
            <li key={name} className="max-w-full">
              <RemovableChip noun="skill" onRemove={() => onChange(skills.filter((other) => other !== name))}>
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
