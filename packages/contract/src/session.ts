import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, platformErrors } from './errors.ts'

/** One address, trimmed and in lower case: letter case never makes two accounts of one mailbox. */
export const emailAddress = z
  .string('Give an e-mail address.')
  .trim()
  .toLowerCase()
  .max(254, 'An e-mail address has at most 254 characters.')
  .pipe(z.email('Give an e-mail address such as name@example.com.'))

/** Length alone is asked for: rules about characters make passwords worse (NIST SP 800-63B). */
export const password = z
  .string('Give a password.')
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use at most 128 characters.')

/** What somebody signs in with: as long as any password may be, whatever the rules were when it was chosen. */
export const givenPassword = z.string('Give your password.').min(1, 'Give your password.').max(128, 'That is too long.')

// Control characters break lines and headers; the directional overrides turn the text around a name.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** One line that a person wrote, with its blanks put in order. `label` begins the message of a bad one. */
export function oneLine(label: string, longest: number) {
  return z
    .string(`${label} is text.`)
    .max(longest * 4, `${label} has at most ${longest} characters.`)
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(longest, `${label} has at most ${longest} characters.`)
        .refine((text) => !unprintable.test(text), `${label} has characters that cannot be shown.`),
    )
}

/** The first name that the specification requires of the newsletter form, and every form that asks for one. */
export const firstName = oneLine('The first name', 100).refine((text) => text !== '', 'Give your first name.')
export const lastName = oneLine('The last name', 100)

/** Section 3: badges that a registration may carry; only the newsletter's can be asked for. */
const NEWSLETTER_BADGE = 'Toast To Your Success'

/** Where a sign-up came from. */
export const signUpOrigin = {
  source: oneLine('The source', 100).optional(),
  exactSource: oneLine('The exact source', 200).optional(),
  campaign: oneLine('The campaign', 100).optional(),
  badges: z.array(z.literal(NEWSLETTER_BADGE, 'Only the newsletter’s badge can be asked for.')).max(1).optional(),
  /** Slug of the member whose invitation was followed. */
  invitedBy: z.string().trim().toLowerCase().max(120).optional(),
}

/** Section 3: the current user. `professional` and `employer` differ in which names are set. */
export const currentUser = z.object({
  _id: z.string(),
  /** Lower case; empty for an admin, who has no page. */
  slug: z.string(),
  /** `professional`, `employer`, or a value that begins with `admin`. */
  role: z.string(),
  paidPlan: z.enum(['Creator', 'Pro']).nullable(),
  /** The person's own names; for a professional also those on the profile. */
  firstName: z.string(),
  lastName: z.string(),
  /** Set for an employer. */
  companyName: z.string().nullable(),
  photo: z.string().nullable(),
  answers: z.int(),
  followingEmployersNum: z.int(),
  followingProfessionalsNum: z.int(),
  missedMessages: z.int(),
  email: z.string(),
  standing: z.enum(['active', 'pending', 'suspended']),
  /** Why the account is suspended; null when it is not. */
  suspensionReason: z.string().nullable(),
  /** Whether an appeal against the suspension was sent. */
  appealed: z.boolean(),
  /** BCP 47 tag that dates are written in; null follows the browser. */
  dateLocale: z.string().nullable(),
})
export type CurrentUser = z.output<typeof currentUser>

/** Section 3: both are kept in local storage under these names. */
export const tokenPair = z.object({ token: z.string(), refreshToken: z.string() })
export type TokenPair = z.output<typeof tokenPair>

export const signedIn = z.object({ success: z.literal(true), ...tokenPair.shape, result: currentUser })

/** Section 3's role in paths; `companies` is accepted for `employers`. */
export const rolesInPath = z.enum(['professionals', 'employers', 'companies'])

export const sessionErrors = defineErrors({
  'wrong-credentials': { status: 401, message: 'E-mail address or password is wrong. Try again, or reset it.' },
  'email-taken': {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in, or reset your password.',
  },
  'account-deleted': {
    status: 403,
    message: 'This account was deleted. Until it is erased, the link in our mail restores it.',
  },
  'google-not-offered': { status: 404, message: 'Sign-in with Google is not offered here.' },
  'google-not-proven': {
    status: 400,
    message: 'Google did not prove who you are. Start the sign-in with Google again.',
  },
  'google-unknown': { status: 403, message: 'No account belongs to this Google account yet. Join first.' },
  'refresh-refused': { status: 401, message: 'Your session has ended. Log in again.' },
  'refresh-not-here': { status: 400, message: 'Ask for new tokens with a request from a page of this site.' },
  'link-not-valid': {
    status: 410,
    message: 'This link is not valid any more: it was used already or has expired. Ask for a new one.',
  },
  'new-password-required': {
    status: 409,
    message: 'Choose a new password: this sign-up was made in another browser.',
  },
  'wrong-password': { status: 403, message: 'That is not your present password.' },
  'session-not-found': { status: 404, message: 'That device is not signed in any more.' },
  'not-suspended': { status: 409, message: 'Your account is not suspended.' },
  'appeal-sent': { status: 409, message: 'Your appeal was sent already. We will answer by e-mail.' },
  'nothing-to-confirm': { status: 409, message: 'Your e-mail address is confirmed already.' },
  'another-account': { status: 403, message: 'That is another account.' },
})
const e = sessionErrors

/** What stands behind a mailed link. */
export const linkToken = z.string().trim().min(16, 'The link is not complete.').max(200, 'The link is not valid.')

export const emptyResult = z.object({})

/** Signing in, staying signed in, and proving the mailbox. */
export const sessionEndpoints = defineEndpoints({
  'GET /api/v1/check': {
    summary: 'The current user',
    tag: 'session',
    access: 'account',
    reply: success(currentUser),
    errors: [],
  },
  'GET /api/v1/refresh': {
    summary: 'A new token pair for a refresh token, which is the bearer',
    tag: 'session',
    access: 'guest',
    bearer: 'refresh',
    reply: success(tokenPair),
    errors: [e['refresh-refused'], e['refresh-not-here']],
  },
  'POST /api/v1/{roles}/login': {
    summary: 'Signs in with a password, or with the ID token of Google',
    tag: 'session',
    access: 'guest',
    params: z.object({ roles: rolesInPath }),
    body: z.object({
      user: z.union(
        [
          z.object({ email: emailAddress, password: givenPassword }),
          z.object({ email: emailAddress, googleId: z.string().min(1).max(8_000) }),
        ],
        'Give an e-mail address and a password.',
      ),
    }),
    reply: signedIn,
    errors: [
      e['wrong-credentials'],
      e['account-deleted'],
      e['google-not-offered'],
      e['google-not-proven'],
      e['google-unknown'],
      platformErrors['too-many-requests'],
    ],
  },
  'POST /api/v1/logout': {
    summary: 'Ends the session of the refresh token, which is the bearer; does no harm when it has ended already',
    tag: 'session',
    access: 'guest',
    bearer: 'refresh',
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/sign-in-options': {
    summary: 'Which ways to sign in there are besides a password',
    tag: 'session',
    access: 'guest',
    reply: success(z.object({ google: z.object({ clientId: z.string(), authorizationEndpoint: z.url() }).nullable() })),
    errors: [],
  },
  'POST /api/v1/tickets/exchange': {
    summary: 'Signs in with a single-use ticket (the token parameter of an address)',
    tag: 'session',
    access: 'guest',
    body: z.object({ ticket: linkToken }),
    reply: signedIn,
    errors: [e['link-not-valid']],
  },
  'POST /api/v1/confirmations': {
    summary: 'Sends the link that confirms the e-mail address again',
    tag: 'session',
    access: 'account',
    reply: success(emptyResult),
    errors: [e['nothing-to-confirm'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/confirm': {
    summary: 'Confirms an e-mail address with the token of the mailed link',
    tag: 'session',
    access: 'guest',
    body: z.object({ token: linkToken, password: password.optional() }),
    reply: signedIn,
    errors: [e['link-not-valid'], e['new-password-required'], e['email-taken']],
  },
})
