import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../ui/base/button.tsx'
import { RemovableChip } from '../ui/base/chip.tsx'
import { ComboboxField } from '../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../ui/base/suggestion.ts'
import { type ListEntry, useListEntry } from '../ui/fields/list-entry.ts'
import { useLeaving } from '../ui/fields/use-leaving.ts'
import { neverStale, queryOf } from './base/query.ts'
import { useApi } from './base/settings.tsx'

const MOST_CHOSEN = 20
/** Section 9: five suggested values and five suggested benefits. */
const SUGGESTED = 5

interface CatalogPickerProps {
  readonly catalog: CatalogName
  readonly label: string
  readonly hint?: string
  /** The singular of its entries: "value". */
  readonly noun: string
  readonly chosen: readonly CatalogEntry[]
  readonly id: string
  readonly error?: string | undefined
  readonly most?: number
  /** Present if words outside the catalog may be chosen, too. */
  readonly ownWords?: OwnWords
  readonly onChange: (chosen: CatalogEntry[]) => void
}

interface OwnWords {
  /** The longest word, in characters. */
  readonly longest: number
  /** For forms that choose the typed text when they are sent. In others it is chosen when the field loses the focus. */
  readonly entry?: ListEntry
}

/**
 * Chooses from a catalog: by typing, or from five suggestions; where allowed, also in the member's own words, without a
 * slug.
 */
export function CatalogPicker(props: CatalogPickerProps) {
  const { catalog, label, hint, noun, chosen, id, error, most = MOST_CHOSEN, ownWords, onChange } = props
  const api = useApi()
  const { data: first = [] } = useQuery(
    queryOf(api, 'GET /api/v1/catalogs/{name}', { params: { name: catalog } }, neverStale),
  )
  const [text, type] = useListEntry(ownWords?.entry)
  const [status, setStatus] = useState('')
  // No two entries of a catalog have the same name.
  const isChosen = ({ name }: Pick<CatalogEntry, 'name'>) => chosen.some((other) => isSame(other.name, name))
  // Sending the form chooses the typed text.
  const unchosenText = isChosen({ name: text.trim() }) ? '' : text
  const suggested = first.filter((entry) => !isChosen(entry)).slice(0, SUGGESTED)
  const isFull = chosen.length >= most
  const onBlur = useLeaving(addTyped)

  function add({ slug, name }: CatalogEntry) {
    if (!isFull && !isChosen({ name })) onChange([...chosen, { slug, name }])
    setStatus(`${name} added`)
    type('')
  }

  function remove({ name }: CatalogEntry) {
    onChange(chosen.filter((other) => other.name !== name))
    setStatus(`${name} removed`)
    document.getElementById(id)?.focus()
  }

  async function suggest(words: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: catalog }, query: { q: words } })
    const options = result
      .filter((entry) => !isChosen(entry))
      .map((entry) => ({ key: entry.slug, text: entry.name, note: entry.group, onPick: () => add(entry) }))
    const isListed = isChosen({ name: words }) || result.some(({ name }) => isSame(name, words))
    const ownOption = { key: ' ', text: words, note: 'As you wrote it', onPick: () => add({ slug: '', name: words }) }
    return [
      ...(options.length > 0 ? [{ title: label, options }] : []),
      ...(ownWords && !isListed ? [{ title: 'Your own words', options: [ownOption] }] : []),
    ]
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter chooses; the form's button sends it.
    event.preventDefault()
    addTyped()
  }

  function addTyped() {
    const name = unchosenText.trim()
    if (ownWords && name !== '') add(first.find((entry) => isSame(entry.name, name)) ?? { slug: '', name })
  }

  return (
    <div className="flex flex-col gap-3">
      {isFull ? (
        <p className="text-small font-medium">
          {label} <span className="font-normal text-muted">({most} are chosen, the most there can be)</span>
        </p>
      ) : (
        <ComboboxField
          id={id}
          label={label}
          optional
          hint={hint}
          error={error}
          suggest={suggest}
          placeholder={ownWords ? 'Type to search or add your own' : 'Type to search'}
          maxLength={ownWords?.longest}
          value={unchosenText}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={ownWords && !ownWords.entry ? onBlur : undefined}
        />
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
      {chosen.length > 0 ? (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
          {chosen.map((entry) => (
            <li key={entry.name} className="max-w-full">
              <RemovableChip noun={noun} onRemove={() => remove(entry)}>
                {entry.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {suggested.length > 0 && !isFull ? (
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

function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}
