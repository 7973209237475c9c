import type { AnyExtension } from '@tiptap/core'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useMentionPicker } from '../mentions/use-mention-picker.ts'
import type { PickerEvents } from './follow-words.ts'

/** The list is at most so wide and high, in px. */
const WIDTH = 320
const HEIGHT = 240
const GAP = 8

const nothing = async () => []

interface Options<T> {
  /** Nothing is suggested without it. */
  readonly suggest: ((words: string) => Promise<readonly T[]>) | undefined
  readonly extend: (events: PickerEvents<T>) => AnyExtension
  readonly isFree?: boolean
}

/** What an editor suggests behind a sign: the extension, made once, the list, and where that stands. */
export function useEditorPicker<T>({ suggest, extend, isFree = false }: Options<T>) {
  const write = useRef<(chosen: T) => void>(undefined)
  const [place, setPlace] = useState<DOMRect>()
  const picker = useMentionPicker<T>({
    suggest: suggest ?? nothing,
    onPick: (chosen) => write.current?.(chosen),
    isFree,
  })
  const latest = useRef(picker)
  useEffect(() => {
    latest.current = picker
  })
  const [extension] = useState(() =>
    extend({
      onWords(words, at) {
        setPlace(at)
        latest.current.ask(words)
      },
      onPress: (key) => latest.current.press(key),
      onReady(next) {
        write.current = next
      },
    }),
  )
  return { picker, extensions: suggest ? [extension] : [], style: place && styleAt(place) }
}

/** Below the line, or above it where there is more room, as with the keys of a phone on the screen. */
function styleAt({ left, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight, visualViewport } = window
  const seen = visualViewport?.height ?? innerHeight
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const start = Math.max(GAP, Math.min(left, innerWidth - width - GAP))
  const isBelow = seen - bottom > HEIGHT || seen - bottom > top
  const room = Math.min(HEIGHT, (isBelow ? seen - bottom : top) - 2 * GAP)
  const edge = isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }
  return { position: 'fixed', left: start, width, maxHeight: room, ...edge }
}
