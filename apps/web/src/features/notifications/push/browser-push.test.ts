// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { ensureSubscribed } from './browser-push.ts'

const KEY = 'BPk'
let registrations: number
let currentSubscription: { endpoint: string } | null
let sentBodies: unknown[]

const api = (async (key: string, input: { body?: unknown }) => {
  if (key === 'POST /api/v1/notifications/subscribe') sentBodies.push(input.body)
  return { success: true, result: { publicKey: KEY } }
}) as unknown as Api

beforeEach(() => {
  vi.useFakeTimers()
  ;[registrations, currentSubscription, sentBodies] = [0, null, []]
  const subscription = {
    endpoint: 'https://push.example/one',
    options: { applicationServerKey: Uint8Array.from(atob(`${KEY}=`), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = {
    getSubscription: async () => currentSubscription,
    subscribe: async () => {
      currentSubscription = subscription
      return subscription
    },
  }
  let registration: object | undefined
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => {
        registrations += 1
        registration = { pushManager }
        return registration
      },
      ready: Promise.resolve(),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a browser is registered once per member', async () => {
  for (const _time of [1, 2, 3]) await ensureSubscribed(api, () => 'ada')
  expect([registrations, sentBodies]).toEqual([
    1,
    [{ endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' }, userId: 'ada' }],
  ])
  await ensureSubscribed(api, () => 'bob')
  expect([registrations, sentBodies.length]).toEqual([1, 2])
})

test('the registration waits at most nine seconds for the member', async () => {
  let user: string | undefined
  const first = ensureSubscribed(api, () => user)
  await vi.advanceTimersByTimeAsync(8_000)
  user = 'ada'
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  expect(sentBodies).toHaveLength(1)
  user = undefined
  const second = ensureSubscribed(api, () => user)
  await vi.advanceTimersByTimeAsync(9_000)
  user = 'bob'
  await second
  expect(sentBodies).toHaveLength(1)
})

test('without permission the browser is not registered', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  await ensureSubscribed(api, () => 'ada')
  expect([registrations, sentBodies]).toEqual([0, []])
})
