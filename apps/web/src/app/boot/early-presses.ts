declare global {
  /** Stops the recording by the head's script and returns it. Absent when the server did not render the page. */
  var stopKeepingPresses: (() => EarlyPresses) | undefined
}

/** What was pressed before anything listened: the last button, and the last form that needs scripts. */
export interface EarlyPresses {
  readonly button?: HTMLButtonElement
  readonly form?: HTMLFormElement
}

/**
 * Returns the presses so far. Call it just before React hydrates: from then on React takes each press itself, and
 * recorded ones would count twice.
 */
export function takeEarlyPresses(): EarlyPresses {
  return globalThis.stopKeepingPresses?.() ?? {}
}

/** Repeats the presses once the page listens, if their elements still exist. */
export function pressAgain({ button, form }: EarlyPresses): void {
  if (button?.isConnected) button.click()
  if (form?.isConnected) form.requestSubmit()
}
