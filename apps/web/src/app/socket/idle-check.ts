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
  /** Whether something on the screen waits for events, with or without input. */
  isKeptAlive(): boolean
  /** Called when nothing has changed since the previous check. */
  onIdle(): void
  /** Called at the first input after `onIdle`. */
  onInput(): void
}

/**
 * Checks every three minutes whether there was any input, or a call of `noteChange`, since the previous check. If not,
 * the page is idle until the next input.
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
