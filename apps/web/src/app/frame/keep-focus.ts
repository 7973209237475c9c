/**
 * Keeps the reader's place: when the focused element leaves the page and nothing else takes the focus, the heading of
 * its section does. Otherwise keyboards and screen readers would begin at the top of the page again. A page that
 * replaces another one focuses its own heading. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** The focused element and its ancestors. */
  let path: readonly Element[] = []

  function remember(): void {
    path = document.activeElement && !isFocusFree() ? [...ancestorsOf(document.activeElement)] : []
  }

  /** An element that loses the focus but stays on the page was left by the reader. */
  function forget({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target === path[0]) path = []
    })
  }

  function restore(): void {
    if (path[0] === undefined || path[0].isConnected) return
    const lostPath = path
    path = []
    // The part that removed the element may move the focus itself within the next two frames.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isFocusFree()) focusHeadingNear(lostPath)
      }),
    )
  }

  remember()
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let current: Element | null = element; current; current = current.parentElement) yield current
}

function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Focuses the first heading in the nearest remaining ancestor that has one, within the page's content. */
function focusHeadingNear(path: readonly Element[]): void {
  const place = path.find(({ isConnected }) => isConnected)
  if (!place?.closest('main')) return
  for (const area of ancestorsOf(place)) {
    const heading = [...area.querySelectorAll<HTMLElement>('h1, h2, h3')].find((one) => one.checkVisibility?.() ?? true)
    if (!heading) continue
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    return
  }
}
