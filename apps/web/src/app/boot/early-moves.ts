declare global {
  /** Whether Back or Forward led to another page, which the head's script now loads instead of this one. */
  var hasMovedEarly: boolean | undefined
  /** Stops that; from now on the router handles them. */
  var stopReloadingMoves: (() => void) | undefined
}

/** Whether this page is about to be replaced: the address is no longer the one it was rendered for. */
export function isLeaving(): boolean {
  return globalThis.hasMovedEarly === true
}

/** Call it once the page listens: the router learns of no earlier move. */
export function followMoves(): void {
  globalThis.stopReloadingMoves?.()
}
