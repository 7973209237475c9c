declare global {
  /** Stops the recording by the head's script and returns it. Absent when the server did not render the page. */
  var stopKeepingPresses: (() => EarlyPresses) | undefined
}

/**
 * Choices and presses from before the page listened: selects and files, the last button, and the last form that needs
 * scripts.
 */
export interface EarlyPresses {
  /** Each list or file with its value. */
  readonly choices?: ReadonlyMap<HTMLSelectElement | HTMLInputElement, string>
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

/** Repeats the choices and presses once the page listens, if their elements still exist. */
export function pressAgain({ choices = new Map(), button, form }: EarlyPresses): void {
  for (const [field, value] of choices) {
    if (!field.isConnected) continue
    // Hydration sets a list back to what the server rendered; a file stays chosen, and can't be set.
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (button?.isConnected) button.click()
  if (form?.isConnected) form.requestSubmit()
}
