/** A key press as the page's shortcuts read it. */
export interface PressedKey {
  readonly key: string
  /** Whether Ctrl or Cmd was held. */
  readonly command: boolean
  /** The event's `timeStamp`: ms since the page began to load. */
  readonly time: number
}

declare global {
  /**
   * The keys that the head's script collects until the app's code for shortcuts listens. The first relevant key loads
   * that code. Undefined where the script did not run, such as in tests.
   */
  var earlyKeys: { kept: PressedKey[]; wake: (() => void) | undefined; end: () => void } | undefined
}

/** The key that the header's search button simulates. It is not a letter, and works even when shortcuts are off. */
export const SEARCH_KEY = 'BrowserSearch'

/**
 * Calls `wake` at each relevant key until the keys are taken, and immediately if one was pressed before this call.
 * Returns a function that unsubscribes.
 */
export function whenKeyPressed(wake: () => void): () => void {
  const keys = globalThis.earlyKeys
  if (!keys) {
    // Without the head's script, no key would ever call `wake`.
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

/** Opens the search, by simulating its key. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: SEARCH_KEY, cancelable: true }))
}
