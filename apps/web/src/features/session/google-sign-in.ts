import { t } from '@rise/texts'
import { type SafeStorage, tabStore } from '../../app/session/safe-storage.ts'

declare global {
  /** The reply in the address's fragment; the script in the head removed it from the address. */
  var signInAnswer: string | undefined
}

const ATTEMPT_NAME = 'googleSignIn'
const RANDOM_BYTES = 16

interface Attempt {
  readonly state: string
  readonly nonce: string
  /** The query of the page where the attempt began. It may contain `next`. */
  readonly search: string
}

interface Google {
  readonly clientId: string
  readonly authorizationEndpoint: string
}

/** Google's reply: its ID token, and the email address in the token. */
export interface GoogleAnswer {
  readonly idToken: string
  readonly email: string
  /** The query of the page where the attempt began. */
  readonly search: string
}

/**
 * Returns the address that requests an ID token from Google (OpenID Connect Core, 3.2.2.1). This tab stores state and
 * nonce, so that `readGoogleAnswer` can refuse a reply that it didn't request.
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
 * Reads the reply in a fragment, once. Undefined if the person cancelled at Google.
 *
 * @throws Error if this tab didn't request the reply, or the reply reports a failure
 */
export function readGoogleAnswer(fragment: string, store: SafeStorage = tabStore): GoogleAnswer | undefined {
  const answer = new URLSearchParams(fragment)
  const attempt = takeAttempt(store)
  if (answer.get('error') === 'access_denied') return undefined
  const idToken = answer.get('id_token') ?? ''
  const { nonce, email } = claimsOf(idToken)
  if (!attempt || answer.get('state') !== attempt.state || nonce !== attempt.nonce || typeof email !== 'string') {
    throw new Error(t('You didn’t start logging in with Google here. Try again.'))
  }
  return { idToken, email, search: attempt.search }
}

function takeAttempt(store: SafeStorage): Attempt | undefined {
  const storedAttempt = store.get(ATTEMPT_NAME)
  store.set(ATTEMPT_NAME, undefined)
  return storedAttempt === undefined ? undefined : (JSON.parse(storedAttempt) as Attempt)
}

/** Returns the claims of an ID token without verifying them: the server checks the signature. */
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
