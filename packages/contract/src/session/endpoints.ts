import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { emailAddress } from '../texts.ts'
import { mailedLinks } from './call-limits.ts'
import { sessionErrors } from './errors.ts'
import { givenPassword, linkToken, password } from './fields.ts'
import { checkedUser, loggedIn, rolesInPath, signedIn, tokenPair } from './shapes.ts'

const e = sessionErrors

/** Endpoints for logging in, staying logged in, and confirming the mailbox. */
export const sessionEndpoints = defineEndpoints({
  'GET /api/v1/check': {
    summary: 'The current user',
    tag: 'session',
    access: 'account',
    reply: success(checkedUser),
    errors: [],
  },
  'GET /api/v1/refresh': {
    summary: 'A new token pair for the refresh token sent as the bearer',
    tag: 'session',
    access: 'guest',
    bearer: 'refresh',
    reply: success(tokenPair),
    errors: [e['refresh-refused'], e['refresh-not-here']],
  },
  'POST /api/v1/{roles}/login': {
    summary: 'Logs in with a password or a Google ID token',
    tag: 'session',
    access: 'guest',
    params: z.object({ roles: rolesInPath }),
    body: z.object({
      user: z.union(
        [
          z.object({ email: emailAddress, password: givenPassword }),
          z.object({ email: emailAddress, googleId: z.string().min(1).max(8_000) }),
        ],
        { error: () => t('Enter an email address and a password.') },
      ),
    }),
    raw: true,
    reply: loggedIn,
    errors: [
      e['wrong-credentials'],
      e['second-factor-required'],
      e['log-in-by-email'],
      e['account-deleted'],
      e['google-not-offered'],
      e['google-not-proven'],
      e['google-unknown'],
      platformErrors['too-many-requests'],
    ],
  },
  'POST /api/v1/logout': {
    summary: 'Ends the session of the refresh token sent as the bearer; idempotent',
    tag: 'session',
    access: 'guest',
    bearer: 'refresh',
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/sign-in-options': {
    summary: 'The ways to log in besides a password',
    tag: 'session',
    access: 'guest',
    reply: success(z.object({ google: z.object({ clientId: z.string(), authorizationEndpoint: z.url() }).nullable() })),
    errors: [],
  },
  'POST /api/v1/tickets/exchange': {
    summary: 'Logs in with a single-use ticket (the token parameter of an address)',
    tag: 'session',
    access: 'guest',
    limits: [mailedLinks],
    body: z.object({ ticket: linkToken }),
    raw: true,
    reply: signedIn,
    errors: [e['link-not-valid'], e['second-factor-required']],
  },
  'POST /api/v1/confirmations': {
    summary: 'Resends the link that confirms the email address',
    tag: 'session',
    access: 'account',
    reply: success(emptyResult),
    errors: [e['nothing-to-confirm'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/confirm': {
    summary: 'Confirms an email address with the token of the emailed link',
    tag: 'session',
    access: 'guest',
    limits: [mailedLinks],
    body: z.object({ token: linkToken, password: password.optional() }),
    raw: true,
    reply: signedIn,
    errors: [
      e['link-not-valid'],
      e['new-password-required'],
      e['password-too-common'],
      e['email-taken'],
      e['second-factor-required'],
    ],
  },
})
