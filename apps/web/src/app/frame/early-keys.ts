/** A key as the page's shortcuts read it. */
export interface PressedKey {
  readonly key: string
  /** Whether Ctrl or Cmd was held. */
  readonly command: boolean
  /** Milliseconds since the page began. */
  readonly time: number
}

declare global {
  /**
   * Keys that the head's script collects until the shortcuts' part of the app listens; the first relevant key loads
   * that part. Absent when the server did not render the page.
   */
  var earlyKeys: { kept: PressedKey[]; wake: (() => void) | undefined; end: () => void } | undefined
}

/** Not a letter of any keyboard: the header's button simulates this key, whether shortcuts are on or off. */
export const SEARCH_KEY = 'BrowserSearch'

/** Calls `wake` once a relevant key was pressed, even before this call. Returns a function that unsubscribes. */
export function whenKeyPressed(wake: () => void): () => void {
  const keys = globalThis.earlyKeys
  if (!keys) {
    // Only in development: nothing was collected.
    wake()
    return () => undefined
  }
  keys.wake = wake
  if (keys.kept.length > 0) wake()
  return () => {
    keys.wake = undefined
  }
}

/** Returns the keys so far, in order, and stops collecting. */
export function takeEarlyKeys(): readonly PressedKey[] {
  const { earlyKeys } = globalThis
  earlyKeys?.end()
  return earlyKeys?.kept.splice(0) ?? []
}

/** Opens the search, as its key does. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: SEARCH_KEY, cancelable: true }))
}
