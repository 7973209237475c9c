import { t } from '@rise/texts'

/** A refusal that a client may receive: stable code, HTTP status, and a message that says what to do. */
export interface ErrorDeclaration {
  readonly code: string
  readonly status: number
  /** Returns the message in the current language, which is known only when the error is thrown. */
  readonly message: () => string
}

/** Declares a feature's error codes; the key becomes the code. */
export function defineErrors<const T extends Record<string, { status: number; message: () => string }>>(errors: T) {
  const entries = Object.entries(errors).map(([code, { status, message }]) => [code, { code, status, message }])
  return Object.fromEntries(entries) as {
    readonly [K in keyof T & string]: { readonly code: K; readonly status: number; readonly message: () => string }
  }
}

/** The platform's own refusals, possible on any endpoint. */
export const platformErrors = defineErrors({
  'invalid-input': { status: 400, message: () => t('Some fields aren’t valid. Correct them and try again.') },
  'not-found': { status: 404, message: () => t('There’s nothing at this address.') },
  'method-not-allowed': { status: 405, message: () => t('This address doesn’t support that method.') },
  'too-large': { status: 413, message: () => t('That’s more than this address accepts. Send less.') },
  'unsupported-media-type': { status: 415, message: () => t('Send the body as application/json.') },
  'too-many-requests': { status: 429, message: () => t('Too many requests. Wait a moment, then try again.') },
  internal: { status: 500, message: () => t('Something went wrong... try again in a few minutes') },
  overloaded: { status: 503, message: () => t('The server is busy. Try again in a few seconds.') },
})

/** The gate's refusals, which happen before anything is loaded. */
export const gateErrors = defineErrors({
  'sign-in-required': { status: 401, message: () => t('Ooops! Please sign in!') },
  'upgrade-required': { status: 402, message: () => t('To access this content, please upgrade your plan!') },
  forbidden: { status: 403, message: () => t('Your account can’t do this.') },
  'email-not-confirmed': {
    status: 403,
    message: () => t('Confirm your email address first: open the link we sent you, or get a new one in Settings.'),
  },
  'second-factor-missing': {
    status: 403,
    message: () => t('Your role needs two-step verification. Set it up in Settings to continue.'),
  },
  'second-factor-not-fresh': { status: 403, message: () => t('Enter a code from your authenticator app to continue.') },
  suspended: {
    status: 403,
    message: () => t('Your account is suspended. Open the home page to read why and to appeal.'),
  },
})

/** The body of every refusal: `{ success: false, result: { message, code, fields? } }`. */
export interface FailureBody {
  readonly success: false
  readonly result: {
    readonly message: string
    readonly code: string
    /** Maps a field path (`query.page`, `body.user.email`) to its error. */
    readonly fields?: Readonly<Record<string, string>>
    /**
     * A ticket to continue the refused call. The caller sends it with the missing part, such as the code of a login.
     */
    readonly ticket?: string
  }
}
