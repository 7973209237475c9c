import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { t } from '@rise/texts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { RemovableChip } from '../ui/base/chip.tsx'
import { ComboboxField } from '../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../ui/base/suggestion.ts'
import { ChipButton } from '../ui/fields/chip-button.tsx'
import { type ListEntry, useListEntry } from '../ui/fields/list-entry.ts'
import { useLeaving } from '../ui/fields/use-leaving.ts'
import { neverStale, queryOf } from './base/query.ts'
import { useApi } from './base/settings.tsx'

const MAX_CHOICES = 20
/** Section 9 of the specification: five suggested values and five suggested benefits. */
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
  /** Whether the label omits "optional", because the page says once that all of its fields are optional. */
  readonly quiet?: boolean
  /** Present if words outside the catalog may be chosen, too. */
  readonly ownWords?: OwnWords
  readonly onChange: (chosen: CatalogEntry[]) => void
}

interface OwnWords {
  /** The maximum length of a word, in characters. */
  readonly longest: number
  /**
   * Set if the form adds the typed text when it is sent. Otherwise, the text is added when the field loses the focus.
   */
  readonly entry?: ListEntry
}

/**
 * A field for choosing from a catalog, by typing or from five suggestions. Where allowed, members can also add words of
 * their own, which have no slug.
 */
export function CatalogPicker(props: CatalogPickerProps) {
  const { catalog, label, hint, noun, chosen, id, error, most = MAX_CHOICES, quiet = false, ownWords, onChange } = props
  const api = useApi()
  const { data: firstEntries = [] } = useQuery(
    queryOf(api, 'GET /api/v1/catalogs/{name}', { params: { name: catalog } }, neverStale),
  )
  const [text, type] = useListEntry(ownWords?.entry)
  const [status, setStatus] = useState('')
  // No two entries of a catalog have the same name.
  const isChosen = ({ name }: Pick<CatalogEntry, 'name'>) => chosen.some((other) => isSame(other.name, name))
  const suggestions = firstEntries.filter((entry) => !isChosen(entry)).slice(0, SUGGESTED)
  const isFull = chosen.length >= most
  const onBlur = useLeaving(addTypedText)

  function add({ slug, name }: CatalogEntry) {
    if (!isFull && !isChosen({ name })) onChange([...chosen, { slug, name }])
    setStatus(t('{names} added', { names: name }))
    type('')
  }

  function remove({ name }: CatalogEntry) {
    onChange(chosen.filter((other) => other.name !== name))
    setStatus(t('{name} removed', { name }))
    document.getElementById(id)?.focus()
  }

  async function suggest(words: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: catalog }, query: { q: words } })
    const options = result
      .filter((entry) => !isChosen(entry))
      .map((entry) => ({ key: entry.slug, text: entry.name, note: entry.group, onPick: () => add(entry) }))
    const isListed = isChosen({ name: words }) || result.some(({ name }) => isSame(name, words))
    const ownOption = {
      key: ' ',
      text: words,
      note: t('As you wrote it'),
      onPick: () => add({ slug: '', name: words }),
    }
    return [
      ...(options.length > 0 ? [{ title: label, options }] : []),
      ...(ownWords && !isListed ? [{ title: t('Your own words'), options: [ownOption] }] : []),
    ]
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter adds the typed text; only the button submits the form.
    event.preventDefault()
    addTypedText()
  }

  function addTypedText() {
    const name = text.trim()
    if (ownWords && name !== '') add(firstEntries.find((entry) => isSame(entry.name, name)) ?? { slug: '', name })
  }

  return (
    <div className="flex flex-col gap-3">
      {isFull ? (
        <p className="text-small font-medium">
          {label}{' '}
          <span className="font-normal text-muted">{t('({most} are chosen, the most there can be)', { most })}</span>
        </p>
      ) : (
        <ComboboxField
          id={id}
          label={label}
          optional={!quiet}
          hint={hint}
          error={error}
          suggest={suggest}
          placeholder={ownWords ? t('Type to search or add your own') : t('Type to search')}
          maxLength={ownWords?.longest}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={ownWords && !ownWords.entry ? onBlur : undefined}
        />
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
      {chosen.length > 0 ? (
        <ul aria-label={t('Chosen: {list}', { list: label })} className="flex flex-wrap gap-2">
          {chosen.map((entry) => (
            <li key={entry.name} className="max-w-full">
              <RemovableChip noun={noun} onRemove={() => remove(entry)}>
                {entry.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length > 0 && !isFull ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-small text-subtle">{t('Suggested:')}</span>
          {suggestions.map((entry) => (
            <ChipButton
              key={entry.slug}
              label={t('Add {noun} {name}', { noun, name: entry.name })}
              onPress={() => add(entry)}
            >
              <Plus size={16} aria-hidden className="-ms-1 shrink-0" />
              {entry.name}
            </ChipButton>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Whether each of these catalogs has loaded or failed, so that a page with several pickers can appear all at once. */
export function useHaveCatalogs(names: readonly CatalogName[]): boolean {
  const api = useApi()
  const queries = names.map((name) => queryOf(api, 'GET /api/v1/catalogs/{name}', { params: { name } }, neverStale))
  return useQueries({ queries }).every(({ isPending }) => !isPending)
}

function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}
