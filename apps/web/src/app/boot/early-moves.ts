declare global {
  /** Whether Back or Forward led to another page, which the head's script now loads instead of this one. */
  var hasMovedEarly: boolean | undefined
  /** Stops that script; from now on the router handles Back and Forward. */
  var stopReloadingMoves: (() => void) | undefined
}

/** Whether this page is about to be replaced: the address is no longer the one it was rendered for. */
export function isLeaving(): boolean {
  return globalThis.hasMovedEarly === true
}

/** Call it once the page listens: the router doesn't learn of earlier moves. */
export function followMoves(): void {
  globalThis.stopReloadingMoves?.()
}
