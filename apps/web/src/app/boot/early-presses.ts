declare global {
  /** Ends the watch of the head's script, and gives what it kept. Absent where the server rendered no page. */
  var stopKeepingPresses: (() => EarlyPresses) | undefined
}

/** What somebody pressed before anything listened: the last button, and the last form that has no way without scripts. */
export interface EarlyPresses {
  readonly button?: HTMLButtonElement
  readonly form?: HTMLFormElement
}

/**
 * What was pressed until now. To be called just before React hydrates: from then on it takes each press itself, and one
 * that both take would count twice.
 */
export function takeEarlyPresses(): EarlyPresses {
  return globalThis.stopKeepingPresses?.() ?? {}
}

/** Presses again, once the page listens, what is still in it. */
export function pressAgain({ button, form }: EarlyPresses): void {
  if (button?.isConnected) button.click()
  if (form?.isConnected) form.requestSubmit()
}
