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
  /** Its own words, before how it is used. */
  readonly hint?: string
  readonly error?: string | undefined
  readonly items: readonly string[]
  readonly most: number
  /** The most characters of one. */
  readonly maxLength: number
  readonly optional?: boolean
  readonly placeholder?: string
  /** For forms that keep what is typed and not added yet with their draft. */
  readonly entry?: ListEntry | undefined
  /** Whether Enter in the empty field sends the form: for forms with little else. */
  readonly enterSends?: boolean
  readonly suggest?: (typed: string) => Promise<readonly SuggestedTag[]>
  readonly onChange: (items: string[]) => void
}

const none: Suggest = async () => []

/**
 * A list of words in one field, which stays open: a comma or Enter adds one, a pasted list adds each, Backspace removes
 * the last. What was typed counts when the field is left or the form is sent. Nothing typed is lost: what doesn't fit stays
 * in the field.
 */
export function TagsField(props: Props) {
  const { label, noun, hint, items, most, maxLength, entry, enterSends = false, suggest, onChange, ...field } = props
  const [text, type] = useListEntry(entry)
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const leave = useLeaving(() => add(itemsOf(text)))
  useSending(box, () => {
    if (itemsOf(text).length > 0) add(itemsOf(text))
  })
  useHiding(() => {
    // A form that keeps the text needs nothing.
    if (!entry && itemsOf(text).length > 0) add(itemsOf(text))
  })

  /** Adds what fits; `rest` and everything else stay in the field. */
  function add(given: readonly string[], rest = ''): void {
    const short = given.filter((item) => item.length <= maxLength)
    const all = withItems(items, short)
    const taken = all.slice(0, most)
    const left = [...all.slice(most), ...given.filter((item) => item.length > maxLength)]
    type([...left, rest.trimStart()].filter(Boolean).join(', '))
    setRefusal(left.length === 0 ? undefined : refusalOf(short.length < given.length))
    if (taken.length === items.length) return
    onChange(taken)
    setSaid(`${taken.slice(items.length).join(', ')} added`)
  }

  function refusalOf(isLong: boolean): string {
    if (isLong) return `Use at most ${maxLength} characters for each ${noun}.`
    return `That’s all: at most ${most}. Remove one to add another.`
  }

  function remove(item: string): void {
    onChange(items.filter((other) => other !== item))
    setSaid(`${item} removed`)
    setRefusal(undefined)
    // Its button goes with it.
    box.current?.querySelector('input')?.focus()
  }

  function hear(value: string): void {
    const { items: given, rest } = splitList(value)
    if (given.length > 0) add(given, rest)
    else {
      type(isList(value) && rest.trim() === '' ? '' : value)
      setRefusal(undefined)
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text')
    if (!isList(pasted)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    add(itemsOf(before + pasted + value.slice(selectionEnd ?? value.length)))
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const last = items.at(-1)
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined && !event.repeat)
      remove(last)
    if (event.key !== 'Enter' || (enterSends && text.trim() === '')) return
    event.preventDefault()
    // The list keeps the Enter that chooses a suggestion to itself.
    add(itemsOf(text))
  }

  async function suggestGroups(typed: string): Promise<SuggestionGroup[]> {
    const found = (await suggest?.(typed)) ?? []
    const options = found
      .filter((tag) => withItems(items, [tag.text]).length > items.length)
      .map(({ text: word, note }) => ({ key: word, text: word, ...(note && { note }), onPick: () => add([word]) }))
    return options.length > 0 ? [{ title: suggestionsOf(label), options }] : []
  }

  return (
    <div ref={box}>
      <ComboboxField
        {...field}
        label={label}
        hint={[hint, 'Press Enter or comma after each one, or paste a list.'].filter(Boolean).join(' ')}
        error={refusal ?? field.error}
        suggest={suggest ? suggestGroups : none}
        value={text}
        onChange={({ target }) => hear(target.value)}
        onPaste={paste}
        onKeyDown={press}
        onBlur={leave}
        placeholder={items.length === 0 ? field.placeholder : undefined}
        before={
          items.length > 0 ? (
            <ul aria-label={`Chosen: ${suggestionsOf(label)}`} className="contents">
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
        {said}
      </p>
    </div>
  )
}

function suggestionsOf(label: ReactNode): string {
  return typeof label === 'string' ? label : ''
}

/** Calls `add` when the form around an element is sent, before anything else hears of it. */
function useSending(box: { readonly current: HTMLElement | null }, add: () => void): void {
  const finish = useEffectEvent(() => flushSync(add))
  useEffect(() => {
    const form = box.current?.closest('form')
    const send = () => finish()
    form?.addEventListener('submit', send, true)
    return () => form?.removeEventListener('submit', send, true)
  }, [box])
}

/** Calls `add` when the page is left or loaded again. */
function useHiding(add: () => void): void {
  const finish = useEffectEvent(() => flushSync(add))
  useEffect(() => {
    const hide = () => finish()
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [])
}
