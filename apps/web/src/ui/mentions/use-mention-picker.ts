import { useEffect, useId, useRef, useState } from 'react'
import type { Mentionable, SuggestMentions } from './mentionable.ts'

/** A pause in typing; shorter ones would ask for words that no one wants to read. */
const PAUSE_MS = 120
/** What follows an "@" beyond that is a sentence. */
const MOST_WORDS = 3
const LONGEST = 40

export interface MentionPicker {
  readonly listId: string
  readonly items: readonly Mentionable[]
  /** The place that the keys have reached. */
  readonly active: number
  /** The id of its option; undefined while the list is closed. */
  readonly activeId: string | undefined
  optionId(place: number): string
  /** Suggests for the words after an "@"; undefined: there is none. */
  ask(words: string | undefined): void
  /** Takes a key of the field; returns whether the list has used it. */
  press(key: string): boolean
  pick(chosen: Mentionable): void
}

/** The list that follows an "@": what it suggests, and its keys. Escape closes it until the next "@". */
export function useMentionPicker(suggest: SuggestMentions, onPick: (chosen: Mentionable) => void): MentionPicker {
  const listId = useId()
  const [items, setItems] = useState<readonly Mentionable[]>([])
  const [active, setActive] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const isDismissed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(found: readonly Mentionable[]): void {
    setItems(found)
    setActive(0)
  }

  function close(): void {
    clearTimeout(timer.current)
    asked.current += 1
    if (items.length > 0) show([])
  }

  function ask(words: string | undefined): void {
    if (words === undefined) isDismissed.current = false
    if (words === undefined || isDismissed.current || words.length > LONGEST || isSentence(words)) {
      close()
      return
    }
    clearTimeout(timer.current)
    asked.current += 1
    const mine = asked.current
    timer.current = setTimeout(async () => {
      const found = await suggest(words.trim()).catch(() => [])
      if (mine === asked.current) show(found)
    }, PAUSE_MS)
  }

  function press(key: string): boolean {
    const chosen = items[active]
    if (!chosen) return false
    const count = items.length
    if (key === 'ArrowDown') setActive((active + 1) % count)
    else if (key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (key === 'Enter') pick(chosen)
    else if (key === 'Escape') {
      isDismissed.current = true
      close()
    } else return false
    return true
  }

  function pick(chosen: Mentionable): void {
    close()
    onPick(chosen)
  }

  const optionId = (place: number) => `${listId}-${place}`
  const activeId = items.length > 0 ? optionId(active) : undefined
  return { listId, items, active, activeId, optionId, ask, press, pick }
}

function isSentence(words: string): boolean {
  return words.startsWith(' ') || words.trim().split(/\s+/).length > MOST_WORDS
}
