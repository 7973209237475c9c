import { ApiError, type BearerTransport, createApi, isRefusal, type Transport } from '../base/api.ts'
import { readLastUser, saveLastUser } from '../session/last-user.ts'
import type { SafeStorage } from '../session/safe-storage.ts'
import {
  checkingSession,
  type Session,
  type SessionEnd,
  type SessionStore,
  type SignedInReply,
} from '../session/session-store.ts'
import { DRAFT_PREFIX, sessionNames } from '../session/storage-names.ts'
import { subjectOf } from './access-token.ts'
import { askingForCodes } from './asking-for-codes.ts'
import { authorisedTransport } from './authorised-transport.ts'
import { createRefreshLock } from './refresh-lock.ts'
import { createTokens } from './tokens.ts'

/** The delay before a check that got no definite answer is repeated. */
const CHECK_AGAIN_MS = 5000
const CHECK = 'GET /api/v1/check'

/** The dependencies of a session. In tests, two tabs share one local storage. */
export interface SessionParts {
  readonly transport: BearerTransport
  /** Shared by all tabs. */
  readonly local: SafeStorage
  /** The storage of this tab. */
  readonly tab: SafeStorage
  /** The target of other tabs' `storage` events. */
  readonly events: EventTarget
  readonly locks: LockManager | undefined
  /** The single-use ticket from the address of an authenticated page. */
  readonly ticket?: string | undefined
}

/**
 * Creates the session of this tab (section 4 of the specification), and the transport that carries its token. Nothing
 * happens before `start`, which checks the stored token, or exchanges the ticket when no one is logged in.
 */
export function createSession(options: SessionParts): {
  store: SessionStore
  transport: Transport
  start: () => void
} {
  const parts = { ...options, transport: askingForCodes(options.transport) }
  const { local, tab, events } = parts
  const tokens = createTokens(local, parts.transport, createRefreshLock(local, parts.locks))
  const transport: Transport = (key, input) => {
    const ownGeneration = generation
    const send = authorisedTransport(parts.transport, tokens, () => {
      // A call that was on its way when the member logged out is refused because of that, and ends nothing.
      if (key !== CHECK && ownGeneration === generation) endSession('expired')
    })
    return send(key, input)
  }
  const api = createApi(transport)
  const listeners = new Set<() => void>()
  const endListeners = new Set<(how: SessionEnd) => void>()
  let session = checkingSession
  const lastUser = readLastUser(local)
  let subject: string | undefined
  let ticket = parts.ticket
  /** Counts logins, checks and ends, because the reply to a check from before one of them must be ignored. */
  let generation = 0
  /** Counts updates, because the reply to a check from before an update may lack its changes. */
  let updates = 0
  /** The number of `whileChanging` calls that are running. */
  let changes = 0
  /** The session's end as noticed during them. */
  let pendingEnd: SessionEnd | undefined

  function set(next: Session): void {
    session = next
    if (session.status === 'member') saveLastUser(local, session.user)
    for (const listener of listeners) listener()
  }

  function endSession(how: SessionEnd): void {
    if (changes > 0 && (how === 'expired' || how === 'elsewhere')) {
      pendingEnd = how
      return
    }
    const hadSession = session.status !== 'guest'
    generation += 1
    subject = undefined
    if (how !== 'elsewhere') {
      tokens.write(undefined)
      for (const name of Object.values(sessionNames)) local.set(name, undefined)
    }
    // After an expiry in the middle of a form, the member returns to it; a logout deletes all drafts.
    if (how === 'signed-out') for (const store of [tab, local]) store.removeAll(DRAFT_PREFIX)
    if (hadSession) set(how === 'signed-out' ? { status: 'guest', left: true } : { status: 'guest' })
    if (hadSession || how === 'expired') for (const listener of endListeners) listener(how)
  }

  async function runSessionChange<T>(work: () => Promise<T>): Promise<T> {
    const generationBefore = generation
    changes += 1
    try {
      return await work()
    } finally {
      changes -= 1
      const noticedEnd = pendingEnd
      if (changes === 0) pendingEnd = undefined
      if (changes === 0 && noticedEnd && generation === generationBefore) endSession(noticedEnd)
    }
  }

  function signIn({ token, refreshToken, result }: SignedInReply): void {
    generation += 1
    subject = subjectOf(token)
    tokens.write({ token, refreshToken })
    set({ status: 'member', user: result })
  }

  async function check(): Promise<void> {
    generation += 1
    const ownGeneration = generation
    const updatesBefore = updates
    try {
      const { result } = await api(CHECK, {})
      if (ownGeneration !== generation) return
      // The user was updated during the check, for example by an event of the socket, so the reply may be older than
      // the update. The check is repeated.
      if (updatesBefore !== updates) return await check()
      subject = subjectOf(tokens.read().token)
      set({ status: 'member', user: result })
    } catch (error) {
      if (ownGeneration !== generation) return
      if (isDefinite(error)) return endSession('refused')
      // Another tab may have logged in someone else, so the user is unknown until the next check.
      if (session.status === 'member') set(checkingSession)
      setTimeout(() => ownGeneration === generation && void check(), CHECK_AGAIN_MS)
    }
  }

  async function renewToken(): Promise<boolean> {
    try {
      await tokens.renew(tokens.read().token)
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      endSession('expired')
      return false
    }
  }

  function takeTicket(): string {
    const ticketValue = ticket ?? ''
    ticket = undefined
    return ticketValue
  }

  async function exchange(ticketValue: string): Promise<void> {
    signIn(await api('POST /api/v1/tickets/exchange', { body: { ticket: ticketValue } }))
  }

  async function logOutOnServer(refreshToken: string | undefined): Promise<void> {
    if (refreshToken) await parts.transport('POST /api/v1/logout', {}, refreshToken).catch(() => undefined)
  }

  function onStorage(event: Event): void {
    const { key } = event as StorageEvent
    if (key === null || key === sessionNames.token) follow()
  }

  /** A page that the browser restores from its memory has missed the events of other tabs. */
  function onPageShow(event: Event): void {
    if ((event as PageTransitionEvent).persisted) follow()
  }

  /**
   * Follows another tab that has logged in, changed the user, or logged out. Does nothing if it has only refreshed the
   * tokens.
   */
  function follow(): void {
    const { token, refreshToken } = tokens.read()
    if (!token && !refreshToken) endSession('elsewhere')
    else if (subject === undefined || subjectOf(token) !== subject) void check()
  }

  function start(): void {
    events.addEventListener('storage', onStorage)
    events.addEventListener('pageshow', onPageShow)
    const { token, refreshToken } = tokens.read()
    if (token || refreshToken) void check()
    else if (ticket) exchange(takeTicket()).catch(() => endSession('ticket-refused'))
    else set({ status: 'guest' })
  }

  const store: SessionStore = {
    get: () => session,
    lastUser: () => lastUser,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    signIn,
    update: (user) => {
      updates += 1
      set({ status: 'member', user })
    },
    check,
    signOut: async () => {
      const { refreshToken } = tokens.read()
      endSession('signed-out')
      await logOutOnServer(refreshToken)
    },
    whileChanging: runSessionChange,
    onSignedOut: (listener) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    freshToken: () => tokens.fresh(),
    renewToken,
    ticket: () => ticket,
    answerTicket: async (accept) => {
      const ticket = takeTicket()
      const { refreshToken } = tokens.read()
      if (accept) await exchange(ticket).then(() => logOutOnServer(refreshToken))
      else set({ ...session })
    },
  }
  return { store, transport, start }
}

/** Whether the server has definitely refused the call, as opposed to no answer, or a busy or broken server. */
function isDefinite(error: unknown): boolean {
  return isRefusal(error) && error.status !== 429
}
