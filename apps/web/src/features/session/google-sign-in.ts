import { type SafeStorage, tabStore } from '../../app/session/safe-storage.ts'

declare global {
  /** What came back in the address's fragment; the head's script took it out of the address. */
  var signInAnswer: string | undefined
}

const ATTEMPT_NAME = 'googleSignIn'
const RANDOM_BYTES = 16

interface Attempt {
  readonly state: string
  readonly nonce: string
  /** Query of the page that it began on, where `next` stands. */
  readonly search: string
}

interface Google {
  readonly clientId: string
  readonly authorizationEndpoint: string
}

/** What Google answered: its ID token, and the address in it. */
export interface GoogleAnswer {
  readonly idToken: string
  readonly email: string
  /** Query of the page that the attempt began on. */
  readonly search: string
}

/**
 * The address that asks Google for an ID token (OpenID Connect Core, 3.2.2.1). State and nonce are kept in this tab:
 * an answer without them was not asked for here.
 */
export function googleHref(google: Google, origin: string, search: string, store: SafeStorage = tabStore): string {
  const attempt: Attempt = { state: randomText(), nonce: randomText(), search }
  store.set(ATTEMPT_NAME, JSON.stringify(attempt))
  const url = new URL(google.authorizationEndpoint)
  const parameters = {
    client_id: google.clientId,
    redirect_uri: `${origin}/login`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Reads the answer in the fragment, once. Undefined when there is none, or when the person turned back.
 *
 * @throws Error when it answers a question that this tab did not ask, or says that something failed
 */
export function readGoogleAnswer(fragment: string, store: SafeStorage = tabStore): GoogleAnswer | undefined {
  const answer = new URLSearchParams(fragment)
  const attempt = takeAttempt(store)
  if (answer.get('error') === 'access_denied') return undefined
  const idToken = answer.get('id_token') ?? ''
  const { nonce, email } = claimsOf(idToken)
  if (!attempt || answer.get('state') !== attempt.state || nonce !== attempt.nonce || typeof email !== 'string') {
    throw new Error('You didn’t start logging in with Google here. Try again.')
  }
  return { idToken, email, search: attempt.search }
}

function takeAttempt(store: SafeStorage): Attempt | undefined {
  const stored = store.get(ATTEMPT_NAME)
  store.set(ATTEMPT_NAME, undefined)
  return stored === undefined ? undefined : (JSON.parse(stored) as Attempt)
}

/** Unproven: the server checks the signature. */
function claimsOf(idToken: string): { nonce?: unknown; email?: unknown } {
  try {
    const payload = idToken.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown; email?: unknown }
  } catch {
    return {}
  }
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
