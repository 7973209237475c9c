declare global {
  /** Whether Back or Forward led to another page, which the head's script now loads in place of this one. */
  var hasMovedEarly: boolean | undefined
  /** Ends that: from now on the router follows. */
  var stopReloadingMoves: (() => void) | undefined
}

/** Whether this page is about to go: the address is no longer the one that the page was rendered for. */
export function isLeaving(): boolean {
  return globalThis.hasMovedEarly === true
}

/** To be called once the page listens: the router hears of no move before. */
export function followMoves(): void {
  globalThis.stopReloadingMoves?.()
}
