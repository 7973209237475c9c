import type { SuggestionOptions } from '@tiptap/suggestion'

/** What the editor tells a list while the caret is behind its sign. */
export interface PickerEvents<T> {
  /** `place` is where the sign stands on the screen; undefined when the caret has left it. */
  readonly onWords: (words: string | undefined, place: DOMRect | undefined) => void
  readonly onPress: (key: string) => boolean
  /** Takes what writes the one that was chosen. */
  readonly onReady: (write: ((chosen: T) => void) | undefined) => void
}

type Render = NonNullable<SuggestionOptions['render']>

/** Lets a list of ours follow the words behind a sign. */
export function followWords<T>({ onWords, onPress, onReady }: PickerEvents<T>): Render {
  return () => ({
    onStart: ({ query, command, clientRect }) => {
      onReady((chosen) => command(chosen))
      onWords(query, clientRect?.() ?? undefined)
    },
    onUpdate: ({ query, command, clientRect }) => {
      onReady((chosen) => command(chosen))
      onWords(query, clientRect?.() ?? undefined)
    },
    onKeyDown: ({ event }) => !(event.ctrlKey || event.metaKey || event.isComposing) && onPress(event.key),
    onExit: () => {
      onReady(undefined)
      onWords(undefined, undefined)
    },
  })
}
