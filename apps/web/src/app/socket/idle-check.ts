import type { Timers } from './timers.ts'

/** Specification, section 9. */
const CHECK_MS = 180_000
const inputs = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'focus'] as const

export type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: { onLine: boolean }
}

interface IdleCheckParts {
  readonly page: Page
  readonly timers: Timers
  /** Something on the screen is waiting for news, input or not. */
  isKeptAlive(): boolean
  /** Nothing has changed for three minutes. */
  onIdle(): void
  /** Somebody is there again, after `onIdle`. */
  onInput(): void
}

/**
 * Looks every three minutes whether the page has changed: by input of any kind, or by what `noteChange` is told of. If
 * not, it is idle until the next input.
 */
export function createIdleCheck({ page, timers, isKeptAlive, onIdle, onInput }: IdleCheckParts) {
  let hasChanged = false
  let isIdle = false
  let stopTimer = () => {}

  function check(): void {
    if (hasChanged || isKeptAlive()) {
      watch()
    } else {
      isIdle = true
      onIdle()
    }
  }

  function watch(): void {
    hasChanged = false
    stopTimer()
    stopTimer = timers.after(CHECK_MS, check)
  }

  function noteInput(): void {
    hasChanged = true
    if (!isIdle) return
    isIdle = false
    watch()
    onInput()
  }

  return {
    start(): void {
      isIdle = false
      for (const input of inputs) page.addEventListener(input, noteInput, { capture: true, passive: true })
      watch()
    },
    stop(): void {
      stopTimer()
      for (const input of inputs) page.removeEventListener(input, noteInput, { capture: true })
    },
    noteChange(): void {
      hasChanged = true
    },
  }
}
