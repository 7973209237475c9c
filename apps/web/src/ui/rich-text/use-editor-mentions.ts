import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Mentionable, SuggestMentions } from '../mentions/mentionable.ts'
import { useMentionPicker } from '../mentions/use-mention-picker.ts'
import { mentionExtension } from './mention-extension.ts'

/** The list is at most so wide and high, in px. */
const WIDTH = 320
const HEIGHT = 240
const GAP = 8

const noOne: SuggestMentions = async () => []

/** The mentions of an editor: the extension, made once, the list, and where that stands. */
export function useEditorMentions(suggest: SuggestMentions | undefined) {
  const write = useRef<(chosen: Mentionable) => void>(undefined)
  const [place, setPlace] = useState<DOMRect>()
  const picker = useMentionPicker(suggest ?? noOne, (chosen) => write.current?.(chosen))
  const latest = useRef(picker)
  useEffect(() => {
    latest.current = picker
  })
  const [extension] = useState(() =>
    mentionExtension({
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
