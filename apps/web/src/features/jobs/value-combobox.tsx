import type { FilterOfManyValues } from '@rise/contract/jobs/search/kinds'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { ComboboxField } from '../../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../../ui/base/suggestion.ts'
import type { JobsView } from './base/jobs-view.ts'
import { filterValuesQuery } from './base/queries.ts'

interface Props {
  of: FilterOfManyValues
  label: string
  /** The label of the empty choice. */
  any: string
  /** The view that each value's jobs are counted in. */
  view: JobsView
  value: string | undefined
  valueName: string | undefined
  onChange: (value: string | undefined) => void
}

/** A field that finds one of the values that jobs have, each with its number of jobs. An empty field doesn't filter. */
export function ValueCombobox({ of, label, any, view, value, valueName, onChange }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  /** The typed text, before a value is chosen. */
  const [typedText, setTypedText] = useState<string>()
  /** The name of the value chosen here, until its list has loaded. */
  const [pickedValue, setPickedValue] = useState<{ value: string; name: string }>()
  const name = value === undefined ? '' : ((pickedValue?.value === value ? pickedValue.name : valueName) ?? value)

  function choose(next: { value: string; name: string } | undefined) {
    setTypedText(undefined)
    setPickedValue(next)
    if (next?.value !== value) onChange(next?.value)
  }

  function fetchValues(words: string) {
    return queryClient.fetchQuery(filterValuesQuery(api, view, of, words))
  }

  async function suggest(text: string): Promise<SuggestionGroup[]> {
    const query = text === name ? '' : text
    const { options, exact } = await fetchValues(query)
    const groups = Map.groupBy(options, ({ group }) => group ?? (of === 'location' ? t('More places') : t('Companies')))
    const clear = { key: ' ', text: any, onPick: () => choose(undefined) }
    return [
      ...(value === undefined || query !== '' ? [] : [{ title: label, options: [clear] }]),
      ...[...groups].map(([title, group]) => ({
        title,
        options: group.map((option) => ({
          key: option.value,
          text: option.name,
          note: formatInteger(option.jobs, !exact),
          onPick: () => choose(option),
        })),
      })),
    ]
  }

  /**
   * Handles Enter: without an active option, it chooses the best match. It doesn't submit the form, because each choice
   * applies immediately.
   */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const query = typedText?.trim()
    if (query === '') choose(undefined)
    else if (query !== undefined) void chooseBest(query)
  }

  async function chooseBest(words: string) {
    const [best] = await fetchValues(words).then(
      ({ options }) => options,
      () => [],
    )
    if (best) choose(best)
  }

  return (
    <ComboboxField
      label={label}
      placeholder={any}
      maxLength={80}
      offers
      suggest={suggest}
      value={typedText ?? name}
      onChange={({ target }) => setTypedText(target.value)}
      onKeyDown={press}
      onBlur={() => (typedText?.trim() === '' ? choose(undefined) : setTypedText(undefined))}
      className="min-w-0"
    />
  )
}
