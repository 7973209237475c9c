declare global {
  /**
   * Stops the head's script from recording choices and clicks, and returns the recorded events. Undefined where the
   * script did not run, such as in tests.
   */
  var stopKeepingPresses: (() => EarlyPresses) | undefined
}

/**
 * The events before the page was hydrated: the choices in selects and file fields, the last clicked button, and the
 * last submitted form that needs scripts.
 */
export interface EarlyPresses {
  /** Each select or file field with its value. */
  readonly choices?: ReadonlyMap<HTMLSelectElement | HTMLInputElement, string>
  readonly button?: HTMLButtonElement
  readonly form?: HTMLFormElement
  /**
   * Stops recording forms. Call it once the page is hydrated: before that, the browser itself would send the form.
   */
  readonly stopKeepingForms?: () => void
}

const RETRY_MS = 50
/** How long a click is repeated at most, and how long after the page's hydration dropped clicks are still repeated. */
export const LONGEST_WAIT_MS = 10_000

/**
 * Returns the events so far. Call it just before React hydrates: from then on, React handles each click itself, so a
 * recorded click would count twice.
 */
export function takeEarlyPresses(): EarlyPresses {
  return globalThis.stopKeepingPresses?.() ?? {}
}

/** Repeats the recorded events whose elements still exist. Call it once the page is hydrated. */
export function replayEarlyPresses({ choices = new Map(), button, form, stopKeepingForms }: EarlyPresses): void {
  for (const [field, value] of choices) {
    if (!field.isConnected) continue
    // Hydration resets a select to the server-rendered value. A chosen file stays, and can't be set by scripts.
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (button) clickUntilTaken(button)
  stopKeepingForms?.()
  if (form?.isConnected) form.requestSubmit()
}

/** Buttons whose click is being repeated. */
const waitingButtons = new WeakSet<HTMLButtonElement>()

/**
 * Repeats clicks that React drops. React stops a click above a part of the page that it can't hydrate yet, for example
 * because the part's code is still being loaded. Returns a function that stops this.
 */
export function repeatDroppedClicks(page: Document): () => void {
  function onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button' || waitingButtons.has(button)) return
    const isTaken = watchClick(button)
    // Once the event has passed all listeners.
    setTimeout(() => {
      if (!isTaken()) clickUntilTaken(button)
    })
  }
  page.addEventListener('click', onClick, { capture: true })
  return () => page.removeEventListener('click', onClick, { capture: true })
}

/** Clicks a button until a click reaches it, or it is disabled or removed, for at most ten seconds. */
function clickUntilTaken(button: HTMLButtonElement): void {
  const until = performance.now() + LONGEST_WAIT_MS
  const isTaken = watchClick(button)
  waitingButtons.add(button)
  function click(): void {
    if (!isTaken() && button.isConnected && !button.disabled && performance.now() < until) {
      button.click()
      setTimeout(click, RETRY_MS)
    } else waitingButtons.delete(button)
  }
  click()
}

/** Returns a function that returns whether a click has reached the button since this call. */
function watchClick(button: HTMLButtonElement): () => boolean {
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  button.addEventListener('click', take, { capture: true, once: true })
  return () => isTaken
}
