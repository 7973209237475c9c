import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { sessionErrors as e } from '../errors.ts'
import { givenPassword, linkToken } from '../fields.ts'
import { loggedIn } from '../shapes.ts'
import { factorCode } from './fields.ts'
import { recoveryCodes, secondFactor, secondFactorSetup } from './shapes.ts'

const wrongCode = [e['wrong-code'], e['code-used'], platformErrors['too-many-requests']]

/** Endpoints for two-step verification: a code of an authenticator app after the password. */
export const secondFactorEndpoints = defineEndpoints({
  'POST /api/v1/second-factor': {
    summary: 'Finishes a log-in with the ticket of its refusal and a code',
    tag: 'session',
    access: 'guest',
    limits: [perHour('second-factor-network', 100, { by: 'network' })],
    body: z.object({ ticket: linkToken, code: factorCode }),
    raw: true,
    reply: loggedIn,
    errors: [e['link-not-valid'], ...wrongCode],
  },
  'GET /api/v1/account/second-factor': {
    summary: 'Whether two-step verification is on',
    tag: 'session',
    access: 'account',
    reply: success(secondFactor),
    errors: [],
  },
  'POST /api/v1/account/second-factor': {
    summary: 'Begins to set up two-step verification: returns the secret for an authenticator app',
    tag: 'session',
    access: 'auth',
    limits: [perHour('second-factor-begin', 20, { by: 'login' })],
    body: z.object({ currentPassword: givenPassword.optional() }),
    reply: success(secondFactorSetup),
    errors: [e['wrong-password'], e['second-factor-on'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/account/second-factor/confirm': {
    summary: 'Turns two-step verification on with a first code, and logs out all other devices',
    tag: 'session',
    access: 'auth',
    body: z.object({ code: factorCode }),
    reply: success(recoveryCodes),
    errors: [e['second-factor-on'], e['second-factor-off'], ...wrongCode],
  },
  'POST /api/v1/account/second-factor/recovery-codes': {
    summary: 'Replaces the recovery codes',
    tag: 'session',
    access: 'auth',
    body: z.object({ code: factorCode }),
    reply: success(recoveryCodes),
    errors: [e['second-factor-off'], ...wrongCode],
  },
  'POST /api/v1/account/second-factor/proof': {
    summary: 'Proves with a code who is here; dangerous acts need it within ten minutes',
    tag: 'session',
    access: 'account',
    body: z.object({ code: factorCode }),
    reply: success(emptyResult),
    errors: [e['second-factor-off'], ...wrongCode],
  },
  'DELETE /api/v1/account/second-factor': {
    summary: 'Turns two-step verification off',
    tag: 'session',
    access: 'auth',
    body: z.object({ code: factorCode }),
    reply: success(emptyResult),
    errors: [e['second-factor-off'], e['second-factor-needed'], ...wrongCode],
  },
})
