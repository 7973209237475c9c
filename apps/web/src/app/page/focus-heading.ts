/**
 * Moves the focus to the page's heading, which a screen reader then reads; the scroll position stays. Returns whether
 * the page has a heading.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/**
 * Moves the focus to the heading as soon as the page has one, unless the reader has moved the focus meanwhile: after
 * logging in, a page shows its heading only once its parts have loaded. Returns a function that stops waiting.
 */
export function focusHeadingOnceShown(): () => void {
  if (focusHeading()) return () => undefined
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document
    if ((activeElement !== null && activeElement !== body) || focusHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
