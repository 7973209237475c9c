import type { SuggestionOptions } from '@tiptap/suggestion'

/** The events that the editor sends to a list while the caret is after its sign. */
export interface PickerEvents<T> {
  /** `place` is the position of the sign on the screen; undefined when the caret has left it. */
  readonly onWords: (words: string | undefined, place: DOMRect | undefined) => void
  readonly onPress: (key: string) => boolean
  /** Receives the function that inserts the chosen item. */
  readonly onReady: (write: ((chosen: T) => void) | undefined) => void
}

type Render = NonNullable<SuggestionOptions['render']>

/** Connects a list to the words after a sign in the editor. */
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
