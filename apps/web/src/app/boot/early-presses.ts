declare global {
  /** Stops the recording by the head's script and returns it. Absent when the server did not render the page. */
  var stopKeepingPresses: (() => EarlyPresses) | undefined
}

/**
 * Choices and clicks from before the page listened: selects and files, the last button, and the last form that needs
 * scripts.
 */
export interface EarlyPresses {
  /** Each select or file field with its value. */
  readonly choices?: ReadonlyMap<HTMLSelectElement | HTMLInputElement, string>
  readonly button?: HTMLButtonElement
  readonly form?: HTMLFormElement
}

/**
 * Returns the clicks so far. Call it just before React hydrates: from then on, React handles each click itself, and
 * recorded ones would count twice.
 */
export function takeEarlyPresses(): EarlyPresses {
  return globalThis.stopKeepingPresses?.() ?? {}
}

/** Repeats the choices and clicks once the page listens, if their elements still exist. */
export function pressAgain({ choices = new Map(), button, form }: EarlyPresses): void {
  for (const [field, value] of choices) {
    if (!field.isConnected) continue
    // Hydration resets a select to the server-rendered value. A chosen file stays, and can't be set by scripts.
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (button?.isConnected) button.click()
  if (form?.isConnected) form.requestSubmit()
}
