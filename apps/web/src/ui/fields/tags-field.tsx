import { t } from '@rise/texts'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { RemovableChip } from '../base/chip.tsx'
import { ComboboxField } from '../base/combobox-field.tsx'
import type { Suggest, SuggestionGroup } from '../base/suggestion.ts'
import { type ListEntry, useListEntry } from './list-entry.ts'
import { isList, itemsOf, splitList, withItems } from './split-list.ts'
import { useLeaving } from './use-leaving.ts'

/** A word that the field suggests, with a note at the end of its line. */
export interface SuggestedTag {
  readonly text: string
  readonly note?: string | undefined
}

interface Props {
  readonly id: string
  readonly name?: string
  readonly label: ReactNode
  /** The singular: "skill". */
  readonly noun: string
  /** The field's own hint, before the usage hint. */
  readonly hint?: string
  readonly error?: string | undefined
  readonly items: readonly string[]
  readonly most: number
  /** The maximum length of an item, in characters. */
  readonly maxLength: number
  readonly optional?: boolean
  readonly placeholder?: string
  /** Set if the form stores the typed text with its draft until the text is added. */
  readonly entry?: ListEntry | undefined
  /** Whether Enter in the empty field submits the form; for forms that consist mainly of this field. */
  readonly enterSends?: boolean
  readonly suggest?: (typed: string) => Promise<readonly SuggestedTag[]>
  readonly onChange: (items: string[]) => void
}

const none: Suggest = async () => []

/**
 * A field for a list of words: a comma or Enter adds the typed word, pasting a list adds each of its words, Backspace
 * removes the last word. The typed text is also added when the field is left or the form is sent. Nothing typed is
 * lost: text that doesn't fit stays in the field.
 */
export function TagsField(props: Props) {
  const { label, noun, hint, items, most, maxLength, entry, enterSends = false, suggest, onChange, ...field } = props
  const [text, type] = useListEntry(entry)
  const [status, setStatus] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const leave = useLeaving(() => add(itemsOf(text)))
  useOnSubmit(box, () => {
    if (itemsOf(text).length > 0) add(itemsOf(text))
  })
  useOnPageHide(() => {
    // A form that stores the typed text restores it into the field, so the text isn't added here.
    if (!entry && itemsOf(text).length > 0) add(itemsOf(text))
  })

  /** Adds the items that fit; `rest` and everything else stay in the field. */
  function add(newItems: readonly string[], rest = ''): void {
    const shortItems = newItems.filter((item) => item.length <= maxLength)
    const allItems = withItems(items, shortItems)
    const acceptedItems = allItems.slice(0, most)
    const rejectedItems = [...allItems.slice(most), ...newItems.filter((item) => item.length > maxLength)]
    type([...rejectedItems, rest.trimStart()].filter(Boolean).join(', '))
    setRefusal(rejectedItems.length === 0 ? undefined : refusalOf(shortItems.length < newItems.length))
    if (acceptedItems.length === items.length) return
    onChange(acceptedItems)
    setStatus(t('{names} added', { names: acceptedItems.slice(items.length).join(', ') }))
  }

  function refusalOf(isLong: boolean): string {
    if (isLong) return t('Use at most {maxLength} characters for each {noun}.', { maxLength, noun })
    return t('That’s all: at most {most}. Remove one to add another.', { most })
  }

  function remove(item: string): void {
    onChange(items.filter((other) => other !== item))
    setStatus(t('{name} removed', { name: item }))
    setRefusal(undefined)
    // The item's button disappears with the item, so the field gets the focus.
    box.current?.querySelector('input')?.focus()
  }

  function onType(value: string): void {
    const { items: newItems, rest } = splitList(value)
    if (newItems.length > 0) add(newItems, rest)
    else {
      type(isList(value) && rest.trim() === '' ? '' : value)
      setRefusal(undefined)
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pastedText = event.clipboardData.getData('text')
    if (!isList(pastedText)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const textBefore = value.slice(0, selectionStart ?? value.length)
    add(itemsOf(textBefore + pastedText + value.slice(selectionEnd ?? value.length)))
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const last = items.at(-1)
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined && !event.repeat)
      remove(last)
    if (event.key !== 'Enter' || (enterSends && text.trim() === '')) return
    event.preventDefault()
    // An Enter that chooses a suggestion doesn't get here: the list of suggestions has handled it.
    add(itemsOf(text))
  }

  async function suggestGroups(typed: string): Promise<SuggestionGroup[]> {
    const suggestions = (await suggest?.(typed)) ?? []
    const options = suggestions
      .filter((tag) => withItems(items, [tag.text]).length > items.length)
      .map(({ text: word, note }) => ({ key: word, text: word, ...(note && { note }), onPick: () => add([word]) }))
    return options.length > 0 ? [{ title: suggestionsOf(label), options }] : []
  }

  return (
    <div ref={box}>
      <ComboboxField
        {...field}
        label={label}
        hint={[hint, t('Press Enter or comma after each one, or paste a list.')].filter(Boolean).join(' ')}
        error={refusal ?? field.error}
        suggest={suggest ? suggestGroups : none}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onPaste={paste}
        onKeyDown={press}
        onBlur={leave}
        placeholder={items.length === 0 ? field.placeholder : undefined}
        before={
          items.length > 0 ? (
            <ul aria-label={t('Chosen: {list}', { list: suggestionsOf(label) })} className="contents">
              {items.map((item) => (
                <li key={item} className="max-w-full min-w-0">
                  <RemovableChip noun={noun} onRemove={() => remove(item)}>
                    {item}
                  </RemovableChip>
                </li>
              ))}
            </ul>
          ) : (
            ''
          )
        }
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  )
}

function suggestionsOf(label: ReactNode): string {
  return typeof label === 'string' ? label : ''
}

/** Calls `add` when the form around an element is submitted, before the form's other listeners. */
function useOnSubmit(box: { readonly current: HTMLElement | null }, add: () => void): void {
  const finish = useEffectEvent(() => flushSync(add))
  useEffect(() => {
    const form = box.current?.closest('form')
    const send = () => finish()
    form?.addEventListener('submit', send, true)
    return () => form?.removeEventListener('submit', send, true)
  }, [box])
}

/** Calls `add` when the page is left or reloaded. */
function useOnPageHide(add: () => void): void {
  const finish = useEffectEvent(() => flushSync(add))
  useEffect(() => {
    const hide = () => finish()
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [])
}
