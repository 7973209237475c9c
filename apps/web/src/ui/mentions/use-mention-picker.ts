import { useEffect, useId, useRef, useState } from 'react'
import type { Mentionable } from './mentionable.ts'

/**
 * The pause in typing after which suggestions are requested. A shorter pause would fetch suggestions for unfinished
 * words.
 */
const PAUSE_MS = 120
/** With more words than this after the sign, the text is an ordinary sentence. */
const MAX_WORDS = 3
const LONGEST = 40

export interface MentionPicker<T = Mentionable> {
  readonly listId: string
  readonly items: readonly T[]
  /** The index of the active option; -1 for none. */
  readonly active: number
  /** The id of the active option's element; undefined if there is none. */
  readonly activeId: string | undefined
  optionId(place: number): string
  /** Requests suggestions for the words after the sign; undefined closes the list. */
  ask(words: string | undefined): void
  /** Handles a key of the field; returns whether the list has used it. */
  press(key: string): boolean
  pick(chosen: T): void
}

interface Options<T> {
  /** Returns suggestions; a failure suggests nothing. */
  readonly suggest: (words: string) => Promise<readonly T[]>
  readonly onPick: (chosen: T) => void
  /** Whether any typed word is valid, so that Enter chooses an option only once the arrow keys have reached it. */
  readonly isFree?: boolean
}

/**
 * Controls the list that opens after a sign such as "@": its suggestions and its keys. Escape closes the list until the
 * next sign.
 */
export function useMentionPicker<T>({ suggest, onPick, isFree = false }: Options<T>): MentionPicker<T> {
  const start = isFree ? -1 : 0
  const listId = useId()
  const [items, setItems] = useState<readonly T[]>([])
  const [active, setActive] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef(0)
  const isDismissed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(matches: readonly T[]): void {
    setItems(matches)
    setActive(start)
  }

  function close(): void {
    clearTimeout(timer.current)
    request.current += 1
    if (items.length > 0) show([])
  }

  function requestSuggestions(words: string | undefined): void {
    if (words === undefined) isDismissed.current = false
    if (words === undefined || isDismissed.current || words.length > LONGEST || isSentence(words)) {
      close()
      return
    }
    clearTimeout(timer.current)
    request.current += 1
    const ownRequest = request.current
    timer.current = setTimeout(async () => {
      const matches = await suggest(words.trim()).catch(() => [])
      if (ownRequest === request.current) show(matches)
    }, PAUSE_MS)
  }

  function press(key: string): boolean {
    const [count, chosen] = [items.length, items[active]]
    if (count === 0) return false
    if (key === 'ArrowDown') setActive((active + 1) % count)
    else if (key === 'ArrowUp') setActive(active > 0 ? active - 1 : count - 1)
    else if (key === 'Enter' && chosen) pick(chosen)
    else if (key === 'Escape') {
      isDismissed.current = true
      close()
    } else return false
    return true
  }

  function pick(chosen: T): void {
    close()
    onPick(chosen)
  }

  const optionId = (place: number) => `${listId}-${place}`
  const activeId = items[active] ? optionId(active) : undefined
  return { listId, items, active, activeId, optionId, ask: requestSuggestions, press, pick }
}

function isSentence(words: string): boolean {
  return words.startsWith(' ') || words.trim().split(/\s+/).length > MAX_WORDS
}
