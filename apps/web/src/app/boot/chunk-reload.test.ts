// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

let now = 1_000_000
let connected = true
const reload = vi.fn()
const assign = vi.fn()
let leadTo: (read: () => string | undefined) => void
const listeners: ((event: Event) => void)[] = []
// A window whose reloads can be observed; jsdom's own can't.
const win = {
  addEventListener: (_type: string, listener: (event: Event) => void) => listeners.push(listener),
  sessionStorage,
  location: { reload, assign },
} as unknown as Window

const askServer = async () => {
  if (!connected) throw new TypeError('Failed to fetch')
}

async function missChunk(): Promise<void> {
  for (const listener of listeners) listener(new Event('vite:preloadError', { cancelable: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  connected = true
  sessionStorage.clear()
  reload.mockClear()
  assign.mockClear()
  listeners.length = 0
  leadTo = reloadOnMissingChunk(win, { now: () => now, askServer })
})

test('a chunk that fails to load reloads the page', async () => {
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a chunk missing within a minute of a reload is an ordinary error', async () => {
  await missChunk()
  now += 59_999
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  now += 1
  await missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a chunk missing during a navigation loads the destination instead of reloading', async () => {
  leadTo(() => '/companies?page=2')
  await missChunk()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/companies?page=2')
  expect(reload).not.toHaveBeenCalled()

  now += 60_000
  leadTo(() => undefined)
  await missChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('a missing chunk does not reload the page while offline, and does so again once online', async () => {
  connected = false
  await missChunk()
  expect(reload).not.toHaveBeenCalled()
  connected = true
  await missChunk()
  expect(reload).toHaveBeenCalledOnce()
})
