import { useEffect, useId, useRef, useState } from 'react'
import type { Mentionable } from './mentionable.ts'

/** A pause in typing; shorter ones would ask for words that no one wants to read. */
const PAUSE_MS = 120
/** What follows the sign beyond that is a sentence. */
const MOST_WORDS = 3
const LONGEST = 40

export interface MentionPicker<T = Mentionable> {
  readonly listId: string
  readonly items: readonly T[]
  /** The place that the keys have reached; -1: none yet. */
  readonly active: number
  /** The id of its option; undefined while there is none. */
  readonly activeId: string | undefined
  optionId(place: number): string
  /** Suggests for the words after the sign; undefined: there is none. */
  ask(words: string | undefined): void
  /** Takes a key of the field; returns whether the list has used it. */
  press(key: string): boolean
  pick(chosen: T): void
}

interface Options<T> {
  /** What fails suggests nothing. */
  readonly suggest: (words: string) => Promise<readonly T[]>
  readonly onPick: (chosen: T) => void
  /** What was typed is as good as any option: Enter takes one only once the keys have reached it. */
  readonly isFree?: boolean
}

/** The list that follows a sign such as "@": what it suggests, and its keys. Escape closes it until the next one. */
export function useMentionPicker<T>({ suggest, onPick, isFree = false }: Options<T>): MentionPicker<T> {
  const start = isFree ? -1 : 0
  const listId = useId()
  const [items, setItems] = useState<readonly T[]>([])
  const [active, setActive] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const isDismissed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(found: readonly T[]): void {
    setItems(found)
    setActive(start)
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
  return { listId, items, active, activeId, optionId, ask, press, pick }
}

function isSentence(words: string): boolean {
  return words.startsWith(' ') || words.trim().split(/\s+/).length > MOST_WORDS
}
