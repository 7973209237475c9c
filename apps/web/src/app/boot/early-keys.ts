/** A key as the page's shortcuts read it. */
export interface PressedKey {
  readonly key: string
  /** Ctrl or Cmd was held. */
  readonly command: boolean
  /** Milliseconds since the page began. */
  readonly time: number
}

declare global {
  /**
   * What the head's script keeps of keys until the shortcuts' own part of the app listens: that part is loaded by the first
   * key that means something. Absent where the server rendered no page.
   */
  var earlyKeys: { kept: PressedKey[]; wake: (() => void) | undefined; end: () => void } | undefined
}

/** No key that stands on a keyboard's letters: what the button of the header presses, whether shortcuts are on or off. */
export const SEARCH_KEY = 'BrowserSearch'

/** Calls back when a key was pressed that means something, be it before this is called. Gives what ends that. */
export function whenKeyPressed(wake: () => void): () => void {
  const keys = globalThis.earlyKeys
  if (!keys) {
    // Development alone: nothing was kept.
    wake()
    return () => undefined
  }
  keys.wake = wake
  if (keys.kept.length > 0) wake()
  return () => {
    keys.wake = undefined
  }
}

/** What was pressed until now, in its order; from now on nothing is kept. */
export function takeEarlyKeys(): readonly PressedKey[] {
  const { earlyKeys } = globalThis
  earlyKeys?.end()
  return earlyKeys?.kept.splice(0) ?? []
}

/** Opens the search, as its key would. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: SEARCH_KEY, cancelable: true }))
}
