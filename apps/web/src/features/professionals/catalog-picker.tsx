import type { CatalogEntry, CatalogName } from '@rise/contract/catalogs'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../app/settings.tsx'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import type { SuggestionGroup } from '../../ui/suggestion.ts'
import { catalogQuery } from './queries.ts'

const MOST_CHOSEN = 20
/** Section 9: five suggested values and five suggested benefits. */
const SUGGESTED = 5

interface CatalogPickerProps {
  readonly catalog: CatalogName
  readonly label: string
  readonly hint?: string
  /** What one is called: "value". */
  readonly noun: string
  readonly chosen: readonly CatalogEntry[]
  readonly id: string
  readonly error?: string
  readonly onChange: (chosen: CatalogEntry[]) => void
}

/** Chooses from a catalog: by typing, or from five that are suggested. */
export function CatalogPicker(props: CatalogPickerProps) {
  const { catalog, label, hint, noun, chosen, id, error, onChange } = props
  const api = useApi()
  const first = useQuery(catalogQuery(api, catalog)).data ?? []
  const [said, setSaid] = useState('')
  const isChosen = (entry: CatalogEntry) => chosen.some(({ slug }) => slug === entry.slug)
  const suggested = first.filter((entry) => !isChosen(entry)).slice(0, SUGGESTED)
  const full = chosen.length >= MOST_CHOSEN

  function add({ slug, name }: CatalogEntry) {
    if (!full && !isChosen({ slug, name })) onChange([...chosen, { slug, name }])
    setSaid(`${name} added`)
  }

  function remove({ slug, name }: CatalogEntry) {
    onChange(chosen.filter((other) => other.slug !== slug))
    setSaid(`${name} removed`)
    document.getElementById(id)?.focus()
  }

  async function suggest(typed: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: catalog }, query: { q: typed } })
    const left = result.filter((entry) => !isChosen(entry))
    if (left.length === 0) return []
    const options = left.map((entry) => ({
      key: entry.slug,
      text: entry.name,
      note: entry.group,
      onPick: () => {
        add(entry)
        const field = document.getElementById(id)
        if (field instanceof HTMLInputElement) field.value = ''
      },
    }))
    return [{ title: label, options }]
  }

  return (
    <div className="flex flex-col gap-3">
      {full ? (
        <p className="text-small font-medium">
          {label} <span className="font-normal text-muted">({MOST_CHOSEN} are chosen, the most there can be)</span>
        </p>
      ) : (
        <ComboboxField
          id={id}
          label={label}
          optional
          hint={hint}
          error={error}
          suggest={suggest}
          placeholder="Type to search"
          onKeyDown={(event) => {
            // Enter chooses; the form is sent by its button.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {chosen.length > 0 ? (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
          {chosen.map((entry) => (
            <li key={entry.slug} className="max-w-full">
              <RemovableChip noun={noun} onRemove={() => remove(entry)}>
                {entry.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {suggested.length > 0 && !full ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-small text-subtle">Suggested:</span>
          {suggested.map((entry) => (
            <Button
              key={entry.slug}
              size="dense"
              aria-label={`Add ${noun} ${entry.name}`}
              icon={<Plus size={16} aria-hidden />}
              onClick={() => add(entry)}
            >
              {entry.name}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
