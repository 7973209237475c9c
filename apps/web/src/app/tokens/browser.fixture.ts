import type { CurrentUser, TokenPair } from '@rise/contract/session/shapes'
import { vi } from 'vitest'
import type { BearerTransport } from '../base/api.ts'
import { createSafeStorage } from '../session/safe-storage.ts'
import type { SessionEnd } from '../session/session-store.ts'
import { createSession } from './create-session.ts'

type Answer = { status: number; body: unknown }

/** Creates an unsigned token in the server's format. `seconds` is its remaining lifetime. */
function accessToken(sub: string, { serial = 0, seconds = 600 } = {}): string {
  const iat = Math.floor(Date.now() / 1000)
  const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')
  return `${part({ alg: 'none' })}.${part({ sub, iat, exp: iat + seconds, serial })}.signature`
}

function tokenPair(sub: string, serial: number, seconds = 600): TokenPair {
  return { token: accessToken(sub, { serial, seconds }), refreshToken: `refresh-${sub}-${10_000 + serial}` }
}

export function userNamed(name: string): CurrentUser {
  return {
    _id: name,
    slug: name,
    role: 'professional',
    paidPlan: null,
    firstName: name,
    lastName: '',
    companyName: null,
    photo: null,
    answers: 0,
    followingEmployersNum: 0,
    followingProfessionalsNum: 0,
    missedMessages: 0,
    hasConvos: false,
    mission: { points: 0, claimedGifts: [] },
    email: `${name}@example.org`,
    standing: 'active',
    newUntil: null,
    suspensionReason: null,
    suspendedUntil: null,
    appealed: false,
    appealAnswer: null,
    dateLocale: null,
    language: null,
  }
}

/** Local storage as shared by the tabs of one browser: each tab is notified of the others' writes. */
export class SharedStorage implements Storage {
  readonly #values = new Map<string, string>()
  readonly #tabs = new Set<EventTarget>()
  #writer: EventTarget | undefined;
  [name: string]: unknown

  /** Returns the storage as one tab sees it: the tab is not notified of its own writes. */
  of(tab: EventTarget): () => Storage {
    this.#tabs.add(tab)
    return () => {
      this.#writer = tab
      return this
    }
  }

  get length() {
    return this.#values.size
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(name: string) {
    return this.#values.get(name) ?? null
  }
  setItem(name: string, value: string) {
    if (this.#values.get(name) === value) return
    this.#values.set(name, value)
    this.#notify(name)
  }
  removeItem(name: string) {
    if (this.#values.delete(name)) this.#notify(name)
  }
  clear() {
    this.#values.clear()
  }

  #notify(key: string) {
    const writer = this.#writer
    for (const tab of this.#tabs) {
      if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
  }
}

/** The Web Locks of one browser, limited to a single exclusive lock. */
export function createLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve()
  let requestCount = 0
  return {
    request: async (name: string, options: LockOptions, work: (lock: { name: string } | null) => Promise<unknown>) => {
      if (options.ifAvailable && requestCount > 0) return work(null)
      const abortion = new Promise<never>((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      })
      requestCount += 1
      const lockedWork = Promise.race([last, abortion])
        .then(() => work({ name }))
        .finally(() => {
          requestCount -= 1
        })
      last = Promise.allSettled([last, lockedWork])
      return lockedWork
    },
  } as unknown as LockManager
}

/** Creates a server that knows each member's current token pair, and records its calls. */
export function createFakeServer() {
  const calls: { key: string; input: object; bearer: string | undefined }[] = []
  const pairs = new Map<string, TokenPair>()
  const answers = new Map<string, (input: object, bearer: string | undefined) => Answer | Promise<Answer>>()
  let serial = 0

  function issue(name: string, seconds?: number): TokenPair {
    serial += 1
    const pair = tokenPair(name, serial, seconds)
    pairs.set(name, pair)
    return pair
  }
  const ownerOf = (text: string | undefined, part: keyof TokenPair) =>
    [...pairs].find(([, pair]) => pair[part] === text)?.[0]

  const transport: BearerTransport = async (key, input, bearer) => {
    calls.push({ key, input, bearer })
    await Promise.resolve()
    const answer = answers.get(key)
    if (answer) return answer(input, bearer)
    if (key === 'GET /api/v1/refresh') {
      const name = ownerOf(bearer, 'refreshToken')
      return name ? { status: 200, body: { success: true, result: issue(name) } } : refusal(401, 'refresh-refused')
    }
    if (key === 'POST /api/v1/logout') return { status: 200, body: { success: true, result: {} } }
    const name = ownerOf(bearer, 'token')
    if (!name) return refusal(401, 'sign-in-required')
    return { status: 200, body: { success: true, result: userNamed(name) } }
  }
  return {
    transport,
    issue,
    answer: (key: string, respond: (input: object, bearer: string | undefined) => Answer | Promise<Answer>) =>
      answers.set(key, respond),
    /** Invalidates all tokens of this member. */
    end: (name: string) => pairs.delete(name),
    /** Returns how often a call was made. */
    count: (key: string) => calls.filter((call) => call.key === key).length,
    calls,
  }
}

export function refusal(status: number, code: string): Answer {
  return { status, body: { success: false, result: { message: code, code } } }
}

type FakeServer = ReturnType<typeof createFakeServer>

/** Opens another tab of the browser whose local storage is `shared`. */
export function openTab(
  server: FakeServer,
  shared: SharedStorage,
  options: { locks?: LockManager | undefined; ticket?: string; transport?: BearerTransport } = {},
) {
  const events = new EventTarget()
  const tabStorage = new SharedStorage()
  return createSession({
    transport: options.transport ?? server.transport,
    local: createSafeStorage(shared.of(events)),
    tab: createSafeStorage(tabStorage.of(events)),
    events,
    locks: options.locks,
    ticket: options.ticket,
  })
}

/** A browser that is logged in as `name`, with a token pair that the server knows. */
export function signedInBrowser(name: string, seconds?: number) {
  const server = createFakeServer()
  const sharedStorage = new SharedStorage()
  const pair = server.issue(name, seconds)
  sharedStorage.setItem('token', pair.token)
  sharedStorage.setItem('refreshToken', pair.refreshToken)
  return { server, shared: sharedStorage, pair, locks: createLocks() }
}

/** Lets pending calls and timers end. Requires fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(200)

/** Returns the list to which the ends of a tab's session are added. */
export function endsOf(tab: ReturnType<typeof openTab>): SessionEnd[] {
  const ends: SessionEnd[] = []
  tab.store.onSignedOut((how) => ends.push(how))
  return ends
}
