import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { emailAddress, tooLong } from '../../texts.ts'
import { adminsErrors } from '../admins/endpoints.ts'
import { mailedLinks } from '../call-limits.ts'
import { sessionErrors as e } from '../errors.ts'
import { givenPassword, linkToken, password } from '../fields.ts'
import { signedIn } from '../shapes.ts'
import { accountSettings, device } from './shapes.ts'

/** Endpoints for members' own accounts: settings, confirmation, devices, data, deletion. */
export const accountEndpoints = defineEndpoints({
  'POST /api/v1/password-resets': {
    summary: 'Emails a link to set a new password; the reply doesn’t reveal whether the account exists',
    tag: 'session',
    access: 'guest',
    limits: [perHour('reset-network', 60, { by: 'network' })],
    body: z.object({ email: emailAddress }),
    reply: success(emptyResult),
    errors: [platformErrors['too-many-requests']],
  },
  'POST /api/v1/reset': {
    summary: 'Sets a new password with the token of the emailed link, ends all sessions and logs in',
    tag: 'session',
    access: 'guest',
    limits: [mailedLinks],
    body: z.object({ token: linkToken, password }),
    raw: true,
    reply: signedIn,
    errors: [e['link-not-valid'], e['password-too-common'], e['second-factor-required']],
  },
  'POST /api/v1/account-restorations': {
    summary: 'Restores a deleted account within its grace period, with the token of the emailed link',
    tag: 'session',
    access: 'guest',
    limits: [mailedLinks],
    body: z.object({ token: linkToken }),
    raw: true,
    reply: signedIn,
    errors: [e['link-not-valid'], e['second-factor-required']],
  },
  'GET /api/v1/account': {
    summary: 'The settings of the account',
    tag: 'session',
    access: 'account',
    reply: success(accountSettings),
    errors: [],
  },
  'PATCH /api/v1/account': {
    summary: 'Updates the account’s settings; omitted ones stay as they are',
    tag: 'session',
    access: 'auth',
    body: z.object({
      dateLocale: z
        .string()
        .max(35)
        .refine((tag) => isLocale(tag), { error: () => t('Choose a language tag such as en-GB.') })
        .nullable()
        .optional(),
      /** One of the installation's languages. */
      language: z.string().max(35).nullable().optional(),
      pageViews: z.boolean().optional(),
      showInviter: z.boolean().optional(),
    }),
    reply: success(accountSettings),
    errors: [],
  },
  'PUT /api/v1/account/password': {
    summary: 'Changes the password and ends all other sessions; the first one is chosen by an emailed link',
    tag: 'session',
    access: 'auth',
    body: z.object({ currentPassword: givenPassword.optional(), password }),
    reply: success(emptyResult),
    errors: [e['wrong-password'], e['password-not-set'], e['password-too-common'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/account/email': {
    summary: 'Emails a link to a new address, which becomes the account’s once clicked',
    tag: 'session',
    access: 'auth',
    body: z.object({ email: emailAddress, currentPassword: givenPassword.optional() }),
    reply: success(emptyResult),
    errors: [e['wrong-password'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/account/sessions': {
    summary: 'Devices on which the account is logged in, most recently active first',
    tag: 'session',
    access: 'account',
    reply: success(z.array(device)),
    errors: [],
  },
  'DELETE /api/v1/account/sessions/{id}': {
    summary: 'Logs out one device',
    tag: 'session',
    access: 'account',
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
    errors: [e['session-not-found']],
  },
  'DELETE /api/v1/account/sessions': {
    summary: 'Logs out all devices, including this one',
    tag: 'session',
    access: 'account',
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/account/data': {
    summary: 'All data stored about the account',
    tag: 'session',
    access: 'account',
    limits: [perHour('account-data', 5, { by: 'login' })],
    reply: success(z.record(z.string(), z.unknown())),
    errors: [platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/account': {
    summary: 'Deletes the account: hidden at once, erased after the grace period',
    tag: 'session',
    access: 'account',
    body: z.object({ currentPassword: givenPassword.optional() }),
    reply: success(z.object({ eraseOn: z.iso.datetime() })),
    errors: [e['wrong-password'], adminsErrors['last-admin'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/account/deletion-link': {
    summary: 'Emails a link that deletes the account, for accounts without a password',
    tag: 'session',
    access: 'account',
    limits: [perHour('deletion-link', 5, { by: 'login' })],
    reply: success(emptyResult),
    errors: [platformErrors['too-many-requests']],
  },
  'POST /api/v1/account-deletions': {
    summary: 'Deletes an account with the token of the emailed link; with two-step verification, only logged in to it',
    tag: 'session',
    access: 'guest',
    limits: [mailedLinks],
    body: z.object({ token: linkToken }),
    reply: success(z.object({ eraseOn: z.iso.datetime() })),
    errors: [e['link-not-valid'], adminsErrors['last-admin'], gateErrors['sign-in-required']],
  },
  'POST /api/v1/account/appeal': {
    summary: 'Appeals against the suspension of the account',
    tag: 'session',
    access: 'account',
    body: z.object({
      text: z
        .string()
        .trim()
        .min(10, { error: () => t('Say in a sentence or two why.') })
        .max(5_000, tooLong(5_000)),
    }),
    reply: success(emptyResult),
    errors: [e['not-suspended'], e['appeal-sent']],
  },
})

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
