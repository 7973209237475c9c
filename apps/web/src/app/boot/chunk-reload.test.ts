// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

let now = 1_000_000
let isConnected = true
const reload = vi.fn()
const assign = vi.fn()
let leadTo: (read: () => string | undefined) => void
const listeners: ((event: Event) => void)[] = []
// A fake window that records reloads, which jsdom's own window can't do.
const win = {
  addEventListener: (_type: string, listener: (event: Event) => void) => listeners.push(listener),
  sessionStorage,
  location: { reload, assign },
} as unknown as Window

const askServer = async () => {
  if (!isConnected) throw new TypeError('Failed to fetch')
}

async function dispatchMissingChunk(): Promise<void> {
  for (const listener of listeners) listener(new Event('vite:preloadError', { cancelable: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  isConnected = true
  sessionStorage.clear()
  reload.mockClear()
  assign.mockClear()
  listeners.length = 0
  leadTo = reloadOnMissingChunk(win, { now: () => now, askServer })
})

test('the page reloads when a chunk fails to load', async () => {
  await dispatchMissingChunk()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a chunk that fails within a minute of a reload does not reload the page again', async () => {
  await dispatchMissingChunk()
  now += 59_999
  await dispatchMissingChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  now += 1
  await dispatchMissingChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('when a chunk fails during a navigation, the page loads the destination', async () => {
  leadTo(() => '/companies?page=2')
  await dispatchMissingChunk()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/companies?page=2')
  expect(reload).not.toHaveBeenCalled()

  now += 60_000
  leadTo(() => undefined)
  await dispatchMissingChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('a missing chunk does not reload the page while offline, but does once online', async () => {
  isConnected = false
  await dispatchMissingChunk()
  expect(reload).not.toHaveBeenCalled()
  isConnected = true
  await dispatchMissingChunk()
  expect(reload).toHaveBeenCalledOnce()
})
