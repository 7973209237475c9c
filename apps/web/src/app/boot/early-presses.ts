declare global {
  /**
   * Stops the head's script from recording choices and clicks, and returns the recorded events. Absent when the server
   * did not render the page.
   */
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
  /**
   * Stops recording forms. Call it once the page listens: before that, the browser itself would send a form that React
   * has not hydrated.
   */
  readonly stopKeepingForms?: () => void
}

const RETRY_MS = 50
/** How long a click is repeated at most, and how long dropped clicks are repeated after the page is hydrated. */
export const LONGEST_WAIT_MS = 10_000

/**
 * Returns the events so far. Call it just before React hydrates: from then on, React handles each click itself, and
 * recorded ones would count twice.
 */
export function takeEarlyPresses(): EarlyPresses {
  return globalThis.stopKeepingPresses?.() ?? {}
}

/** Repeats the choices and clicks once the page listens, if their elements still exist. */
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
 * because the part's code is still being loaded. Returns a function that ends this.
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

/** Clicks a button until a click reaches it, for at most ten seconds. */
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

/** Returns a function that says whether a click has reached the button since. */
function watchClick(button: HTMLButtonElement): () => boolean {
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  button.addEventListener('click', take, { capture: true, once: true })
  return () => isTaken
}
