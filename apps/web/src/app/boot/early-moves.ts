declare global {
  /** Whether Back or Forward led to another page, which the head's script now loads instead of this one. */
  var hasMovedEarly: boolean | undefined
  /** Stops the head's script from handling Back and Forward, which the router does from now on. */
  var stopReloadingMoves: (() => void) | undefined
}

/** Whether this page is about to be replaced: the address is no longer the one it was rendered for. */
export function isBeingReplaced(): boolean {
  return globalThis.hasMovedEarly === true
}

/** Call this once the page listens, because the router doesn't learn of earlier moves. */
export function stopWatchingMoves(): void {
  globalThis.stopReloadingMoves?.()
}
