declare global {
  /** Whether Back or Forward has led to another address, for which the head's script is reloading the page. */
  var hasMovedEarly: boolean | undefined
  /** Stops the head's script from handling Back and Forward, which the router does from now on. */
  var stopReloadingMoves: (() => void) | undefined
}

/** Whether the page is reloading, because its address is no longer the one that it was rendered for. */
export function isBeingReplaced(): boolean {
  return globalThis.hasMovedEarly === true
}

/** Call this once the page is hydrated: from then on, the router handles Back and Forward. */
export function stopWatchingMoves(): void {
  globalThis.stopReloadingMoves?.()
}
