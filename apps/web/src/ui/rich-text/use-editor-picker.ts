import type { AnyExtension } from '@tiptap/core'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useMentionPicker } from '../mentions/use-mention-picker.ts'
import type { PickerEvents } from './follow-words.ts'

/** The maximum size of the list, in px. */
const WIDTH = 320
const HEIGHT = 240
const GAP = 8

const suggestNothing = async () => []

interface Options<T> {
  /** Absent if nothing is suggested. */
  readonly suggest: ((words: string) => Promise<readonly T[]>) | undefined
  readonly extend: (events: PickerEvents<T>) => AnyExtension
  readonly isFree?: boolean
}

/** Returns the parts of an editor's suggestions after a sign: the extension, created once, the list, and its style. */
export function useEditorPicker<T>({ suggest, extend, isFree = false }: Options<T>) {
  const write = useRef<(chosen: T) => void>(undefined)
  const [place, setPlace] = useState<DOMRect>()
  const picker = useMentionPicker<T>({
    suggest: suggest ?? suggestNothing,
    onPick: (chosen) => write.current?.(chosen),
    isFree,
  })
  const latestPicker = useRef(picker)
  useEffect(() => {
    latestPicker.current = picker
  })
  const [extension] = useState(() =>
    extend({
      onWords(words, at) {
        setPlace(at)
        latestPicker.current.ask(words)
      },
      onPress: (key) => latestPicker.current.press(key),
      onReady(next) {
        write.current = next
      },
    }),
  )
  return { picker, extensions: suggest ? [extension] : [], style: place && styleAt(place) }
}

/**
 * Returns the style that places the list below the line, or above it if only there is enough room, such as while a
 * phone's keyboard is open.
 */
function styleAt({ left, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight, visualViewport } = window
  const viewportHeight = visualViewport?.height ?? innerHeight
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const start = Math.max(GAP, Math.min(left, innerWidth - width - GAP))
  const isBelow = viewportHeight - bottom > HEIGHT || viewportHeight - bottom > top
  const availableHeight = Math.min(HEIGHT, (isBelow ? viewportHeight - bottom : top) - 2 * GAP)
  const edge = isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }
  return { position: 'fixed', left: start, width, maxHeight: availableHeight, ...edge }
}
