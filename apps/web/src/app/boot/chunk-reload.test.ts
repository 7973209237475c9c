// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

let now = 1_000_000
let online = true
const reload = vi.fn()
const assign = vi.fn()
let leadTo: (read: () => string | undefined) => void
const listeners: ((event: Event) => void)[] = []
// A window whose reloads can be observed; jsdom's own can't.
const win = {
  addEventListener: (_type: string, listener: (event: Event) => void) => listeners.push(listener),
  sessionStorage,
  location: { reload, assign },
  navigator: {
    get onLine() {
      return online
    },
  },
} as unknown as Window

function missChunk(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  for (const listener of listeners) listener(event)
  return event
}

beforeEach(() => {
  online = true
  sessionStorage.clear()
  reload.mockClear()
  assign.mockClear()
  listeners.length = 0
  leadTo = reloadOnMissingChunk(win, () => now)
})

test('a missing part of the app reloads the page', () => {
  expect(missChunk().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('within a minute of a reload a missing part is an error like any other', () => {
  missChunk()
  now += 59_999
  expect(missChunk().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  now += 1
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a part that is missing on the way to another page loads that page instead of the present one', () => {
  leadTo(() => '/companies?page=2')
  expect(missChunk().defaultPrevented).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/companies?page=2')
  expect(reload).not.toHaveBeenCalled()

  now += 60_000
  leadTo(() => undefined)
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('while the browser is offline nothing is reloaded, and the next part that is missing does reload', () => {
  online = false
  expect(missChunk().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  online = true
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})
