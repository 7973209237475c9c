import type { SuggestionOptions } from '@tiptap/suggestion'

/**
 * The events that the editor sends to a list of suggestions. The list belongs to a sign, such as "@", and is shown
 * while the caret is in the words after the sign.
 */
export interface PickerEvents<T> {
  /**
   * `place` is the position of the sign on the screen. Both are undefined once the caret has left the words after the
   * sign.
   */
  readonly onWords: (words: string | undefined, place: DOMRect | undefined) => void
  readonly onPress: (key: string) => boolean
  /** Passes the function that inserts the chosen item. */
  readonly onReady: (write: ((item: T) => void) | undefined) => void
}

type Render = NonNullable<SuggestionOptions['render']>

/** Connects a list to the words after a sign in the editor. */
export function followWords<T>({ onWords, onPress, onReady }: PickerEvents<T>): Render {
  return () => ({
    onStart: ({ query, command, clientRect }) => {
      onReady((item) => command(item))
      onWords(query, clientRect?.() ?? undefined)
    },
    onUpdate: ({ query, command, clientRect }) => {
      onReady((item) => command(item))
      onWords(query, clientRect?.() ?? undefined)
    },
    onKeyDown: ({ event }) => !(event.ctrlKey || event.metaKey || event.isComposing) && onPress(event.key),
    onExit: () => {
      onReady(undefined)
      onWords(undefined, undefined)
    },
  })
}
