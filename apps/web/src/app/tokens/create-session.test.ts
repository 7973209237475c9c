import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../base/api.ts'
import { unknownSession } from '../session/use-session.tsx'
import {
  createFakeServer,
  createLocks,
  endsOf,
  openTab,
  refusal,
  SharedStorage,
  settle,
  signedInBrowser,
  userNamed,
} from './browser.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const CHECK = 'GET /api/v1/check'
const REFRESH = 'GET /api/v1/refresh'
const ACCOUNT = 'GET /api/v1/account'

test('until the session starts, its state is the one that the page was rendered with', () => {
  const tab = openTab(createFakeServer(), new SharedStorage())
  expect(tab.store.get()).toBe(unknownSession.get())
})

test('without a token the visitor is a guest immediately, without a request', () => {
  const server = createFakeServer()
  const tab = openTab(server, new SharedStorage())
  tab.start()
  expect(tab.store.get()).toEqual({ status: 'guest' })
  expect(server.calls).toEqual([])
})

test('a stored token is checked on load, and the user is stored', async () => {
  const { server, shared, pair } = signedInBrowser('ada')
  const tab = openTab(server, shared)
  tab.start()
  expect(tab.store.get()).toEqual({ status: 'checking' })
  await settle()
  expect(tab.store.get()).toEqual({ status: 'member', user: userNamed('ada') })
  expect(server.calls).toEqual([{ key: CHECK, input: {}, bearer: pair.token }])
})

test('a refused check logs out and clears the member’s data', async () => {
  const { server, shared } = signedInBrowser('ada')
  server.end('ada')
  shared.setItem('lastEventDate', '2026-11-21')
  shared.setItem('viewersHidden', 'true')
  shared.setItem('theme', 'dark')
  const tab = openTab(server, shared)
  const ends = endsOf(tab)
  tab.start()
  await settle()
  expect(tab.store.get()).toEqual({ status: 'guest' })
  expect(ends).toEqual(['refused'])
  expect(shared.length).toBe(1)
  expect(shared.getItem('theme')).toBe('dark')
})

test('a check that gets no reply is repeated and keeps the session', async () => {
  const { server, shared } = signedInBrowser('ada')
  server.answer(CHECK, () => ({ status: 503, body: undefined }))
  const tab = openTab(server, shared)
  tab.start()
  await settle()
  expect(tab.store.get()).toEqual({ status: 'checking' })
  server.answer(CHECK, () => ({ status: 200, body: { success: true, result: userNamed('ada') } }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(tab.store.get().status).toBe('member')
})

test('a call that gets 401 is repeated once with a refreshed token', async () => {
  const { server, shared, pair, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  server.answer(ACCOUNT, (_, bearer) =>
    bearer === pair.token ? refusal(401, 'sign-in-required') : { status: 200, body: { success: true, result: 'mine' } },
  )
  const call = createApi(tab.transport)(ACCOUNT, {})
  await settle()
  expect(await call).toEqual({ success: true, result: 'mine' })
  expect(server.calls.map(({ key }) => key)).toEqual([ACCOUNT, REFRESH, ACCOUNT])
  expect(server.calls[2]?.bearer).toBe(shared.getItem('token'))
  expect(shared.getItem('refreshToken')).not.toBe(pair.refreshToken)
})

test('a call that gets 401 twice is not repeated again', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  const ends = endsOf(tab)
  server.answer(ACCOUNT, () => refusal(401, 'sign-in-required'))
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  expect(await call).toMatchObject({ status: 401 })
  expect(server.count(ACCOUNT)).toBe(2)
  expect(ends).toEqual(['expired'])
})

test('a guest whose call gets 401 is asked to log in', async () => {
  const server = createFakeServer()
  const tab = openTab(server, new SharedStorage())
  tab.start()
  const ends = endsOf(tab)
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  expect(await call).toMatchObject({ status: 401, message: 'Ooops! Please sign in!' })
  expect(ends).toEqual(['expired'])
})

test('a token that is about to expire is refreshed before the call', async () => {
  const { server, shared, locks } = signedInBrowser('ada', 29)
  const tab = openTab(server, shared, { locks })
  tab.start()
  await settle()
  expect(server.calls.map(({ key }) => key)).toEqual([REFRESH, CHECK])
  expect(tab.store.get().status).toBe('member')
})

test('a device whose clock is ahead does not treat a new token as expired', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  vi.setSystemTime(Date.now() + 3_600_000)
  const clockOfServer = () => vi.setSystemTime(Date.now() - 3_600_000)
  server.answer(REFRESH, () => {
    clockOfServer()
    const result = server.issue('ada')
    vi.setSystemTime(Date.now() + 3_600_000)
    return { status: 200, body: { success: true, result } }
  })
  const tab = openTab(server, shared, { locks })
  tab.start()
  await settle()
  await createApi(tab.transport)(ACCOUNT, {})
  expect(server.count(REFRESH)).toBe(1)
})

for (const [name, makeLocks] of [
  ['Web Locks', createLocks],
  ['a lock in local storage', () => undefined],
] as const) {
  test(`with ${name}, simultaneous calls of two tabs make one refresh`, async () => {
    const { server, shared } = signedInBrowser('ada', 10)
    const locks = makeLocks()
    const tabs = [openTab(server, shared, { locks }), openTab(server, shared, { locks })]
    const calls = tabs.flatMap((tab) => [
      createApi(tab.transport)(ACCOUNT, {}),
      createApi(tab.transport)('GET /api/v1/account/sessions', {}),
    ])
    // The waiting tab gets the lock once the pair that the other tab stored has had time to spread.
    await vi.advanceTimersByTimeAsync(500)
    await Promise.all(calls)
    expect(server.count(REFRESH)).toBe(1)
    const tokens = server.calls.filter(({ key }) => key !== REFRESH).map(({ bearer }) => bearer)
    expect(new Set(tokens)).toEqual(new Set([shared.getItem('token')]))
  })

  test(`with ${name}, a tab waits 5000 ms for another tab’s refresh, then fails and stays logged in`, async () => {
    const { server, shared } = signedInBrowser('ada', 10)
    const locks = makeLocks()
    server.answer(REFRESH, () => new Promise(() => undefined))
    const firstTab = openTab(server, shared, { locks })
    void createApi(firstTab.transport)(ACCOUNT, {})
    await settle()
    const secondTab = openTab(server, shared, { locks })
    let error: unknown
    createApi(secondTab.transport)(ACCOUNT, {}).catch((thrown: unknown) => {
      error = thrown
    })
    await vi.advanceTimersByTimeAsync(4900)
    expect(error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(error).toMatchObject({ code: 'refresh-timeout' })
    expect(shared.getItem('token')).not.toBeNull()
  })
}

test('a refused refresh logs the member out if no other tab has stored a newer token', async () => {
  const { server, shared, locks } = signedInBrowser('ada', 10)
  const tab = openTab(server, shared, { locks })
  const ends = endsOf(tab)
  server.end('ada')
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  expect(await call).toMatchObject({ code: 'refresh-loop', status: 401 })
  expect(ends).toEqual(['expired'])
  expect(shared.getItem('refreshToken')).toBeNull()
})

test('when a refresh fails because another tab stored a new pair, the tab uses that pair', async () => {
  const { server, shared, locks } = signedInBrowser('ada', 10)
  const tab = openTab(server, shared, { locks })
  server.answer(REFRESH, () => {
    const newPair = server.issue('ada')
    shared.setItem('refreshToken', newPair.refreshToken)
    shared.setItem('token', newPair.token)
    return refusal(401, 'refresh-refused')
  })
  const call = createApi(tab.transport)(CHECK, {})
  await settle()
  expect(await call).toEqual({ success: true, result: userNamed('ada') })
})

test('a refresh that gets no reply fails the call but keeps the session', async () => {
  const { server, shared, pair, locks } = signedInBrowser('ada', 10)
  const tab = openTab(server, shared, { locks })
  const ends = endsOf(tab)
  server.answer(REFRESH, () => ({ status: 502, body: '<html>' }))
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  expect(await call).toMatchObject({ status: 502 })
  expect(ends).toEqual([])
  expect(shared.getItem('refreshToken')).toBe(pair.refreshToken)
})

test('the reply to a refresh does not undo a logout during that refresh', async () => {
  const { server, shared, locks } = signedInBrowser('ada', 10)
  const tab = openTab(server, shared, { locks })
  let reply: (() => void) | undefined
  server.answer(REFRESH, async () => {
    await new Promise<void>((resolve) => {
      reply = resolve
    })
    return { status: 200, body: { success: true, result: server.issue('ada') } }
  })
  const call = createApi(tab.transport)(ACCOUNT, {}).catch((error: unknown) => error)
  await settle()
  await tab.store.signOut()
  reply?.()
  await settle()
  expect(await call).toMatchObject({ status: 401 })
  expect(shared.getItem('token')).toBeNull()
  expect(shared.getItem('refreshToken')).toBeNull()
})

test('a call with credentials of its own carries no token, and its 401 does not end the session', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  const ends = endsOf(tab)
  const user = { email: 'ada@example.org', password: 'wrong' }
  server.answer('POST /api/v1/{roles}/login', () => refusal(401, 'wrong-credentials'))
  const input = { params: { roles: 'professionals' as const }, body: { user } }
  const call = createApi(tab.transport)('POST /api/v1/{roles}/login', input).catch((error: unknown) => error)
  await settle()
  expect(await call).toMatchObject({ code: 'wrong-credentials' })
  expect(server.calls).toMatchObject([{ bearer: undefined }])
  expect(ends).toEqual([])
})

test('a call rejected while the session is being replaced does not end the session', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  tab.start()
  await settle()
  const ends = endsOf(tab)
  await tab.store.whileChanging(async () => {
    server.end('ada')
    await createApi(tab.transport)(ACCOUNT, {}).catch(() => undefined)
    tab.store.signIn({ success: true, ...server.issue('acme'), result: userNamed('acme') })
  })
  expect(ends).toEqual([])
  expect(tab.store.get()).toEqual({ status: 'member', user: userNamed('acme') })
})

test('if a call that would change the session fails, a session end noticed meanwhile takes effect', async () => {
  const { server, shared, locks } = signedInBrowser('ada')
  const tab = openTab(server, shared, { locks })
  tab.start()
  await settle()
  const ends = endsOf(tab)
  server.end('ada')
  const change = tab.store.whileChanging(() => createApi(tab.transport)(ACCOUNT, {}))
  const failure = change.catch((error: unknown) => error)
  await settle()
  expect(await failure).toMatchObject({ status: 401 })
  expect(ends).toEqual(['expired'])
  expect(tab.store.get()).toEqual({ status: 'guest' })
})

test('other tabs adopt a login and a change of user, and don’t check the session again after a refresh', async () => {
  const server = createFakeServer()
  const sharedStorage = new SharedStorage()
  const tabs = [openTab(server, sharedStorage), openTab(server, sharedStorage)] as const
  for (const tab of tabs) tab.start()
  for (const name of ['ada', 'grace']) {
    tabs[0].store.signIn({ success: true, ...server.issue(name), result: userNamed(name) })
    await settle()
    expect(tabs[1].store.get()).toEqual({ status: 'member', user: userNamed(name) })
  }
  const checks = server.count(CHECK)
  sharedStorage.setItem('token', server.issue('grace').token)
  await settle()
  expect(server.count(CHECK)).toBe(checks)
})

test('the reply to an older check does not overwrite a newer login', async () => {
  const { server, shared } = signedInBrowser('ada')
  const tab = openTab(server, shared)
  tab.start()
  tab.store.signIn({ success: true, ...server.issue('grace'), result: userNamed('grace') })
  await settle()
  expect(tab.store.get()).toEqual({ status: 'member', user: userNamed('grace') })
})

test('without storage the session lives in the tab’s memory', async () => {
  const server = createFakeServer()
  const forbiddenStorage = new SharedStorage()
  forbiddenStorage.of = () => () => {
    throw new DOMException('No storage here.', 'SecurityError')
  }
  const tab = openTab(server, forbiddenStorage)
  tab.start()
  tab.store.signIn({ success: true, ...server.issue('ada'), result: userNamed('ada') })
  await createApi(tab.transport)(ACCOUNT, {})
  await tab.store.signOut()
  expect(tab.store.get().status).toBe('guest')
  expect(await tab.store.freshToken()).toBeUndefined()
})

test('a ticket logs the visitor in; with a refused ticket the visitor stays a guest', async () => {
  const server = createFakeServer()
  server.answer('POST /api/v1/tickets/exchange', (input) =>
    JSON.stringify(input).includes('good')
      ? { status: 200, body: { success: true, ...server.issue('ada'), result: userNamed('ada') } }
      : refusal(410, 'link-not-valid'),
  )
  const tab = openTab(server, new SharedStorage(), { ticket: 'good-ticket' })
  tab.start()
  expect(tab.store.get().status).toBe('checking')
  await settle()
  expect(tab.store.get().status).toBe('member')
  const otherTab = openTab(server, new SharedStorage(), { ticket: 'used-ticket' })
  const ends = endsOf(otherTab)
  otherTab.start()
  await settle()
  expect(otherTab.store.get().status).toBe('guest')
  expect(ends).toEqual(['ticket-refused'])
})

test('a logged-in member is asked before a ticket switches to another account', async () => {
  const { server, shared, pair } = signedInBrowser('ada')
  server.answer('POST /api/v1/tickets/exchange', () => ({
    status: 200,
    body: { success: true, ...server.issue('grace'), result: userNamed('grace') },
  }))
  const tab = openTab(server, shared, { ticket: 'good-ticket' })
  tab.start()
  await settle()
  expect(tab.store.get()).toEqual({ status: 'member', user: userNamed('ada') })
  expect(tab.store.ticket()).toBe('good-ticket')
  await tab.store.answerTicket(true)
  expect(tab.store.get()).toEqual({ status: 'member', user: userNamed('grace') })
  expect(tab.store.ticket()).toBeUndefined()
  expect(server.calls.at(-1)).toMatchObject({ key: 'POST /api/v1/logout', bearer: pair.refreshToken })
})
