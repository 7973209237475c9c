import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { platformErrors } from './errors.ts'
import {
  sessionErrors as e,
  emailAddress,
  emptyResult,
  givenPassword,
  linkToken,
  password,
  signedIn,
} from './session.ts'

/** A signed-in device. */
export const device = z.object({
  _id: z.string(),
  /** Browser and system in words, such as "Chrome on Linux". */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Device = z.output<typeof device>

/** What `/settings` shows and changes. */
export const accountSettings = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** An address that waits for its own confirmation. */
  newEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  google: z.boolean(),
  dateLocale: z.string().nullable(),
  /** Page views of this member are counted together with the account. */
  pageViews: z.boolean(),
  /** Whoever invited this member is told, and may see, that it joined. */
  showInviter: z.boolean(),
  newsletter: z.enum(['none', 'pending', 'subscribed']),
  createdAt: z.iso.datetime(),
  /** Who invited this member. */
  invitedBy: z.object({ slug: z.string(), role: z.string(), name: z.string() }).nullable(),
  /** Members who joined by this one's invitation, newest first, at most 50. */
  invited: z.array(z.object({ slug: z.string(), name: z.string(), joinedAt: z.iso.datetime() })),
})
export type AccountSettings = z.output<typeof accountSettings>

/** What members do with their own account: settings, proof, devices, data, leaving. */
export const accountEndpoints = defineEndpoints({
  'POST /api/v1/password-resets': {
    summary: 'Mails a link to set a new password; answers alike whether or not there is an account',
    tag: 'session',
    access: 'guest',
    body: z.object({ email: emailAddress }),
    reply: success(emptyResult),
    errors: [platformErrors['too-many-requests']],
  },
  'POST /api/v1/reset': {
    summary: 'Sets a new password with the token of the mailed link, ends all sessions and signs in',
    tag: 'session',
    access: 'guest',
    body: z.object({ token: linkToken, password }),
    reply: signedIn,
    errors: [e['link-not-valid']],
  },
  'POST /api/v1/account-restorations': {
    summary: 'Restores a deleted account within its grace period, with the token of the mailed link',
    tag: 'session',
    access: 'guest',
    body: z.object({ token: linkToken }),
    reply: signedIn,
    errors: [e['link-not-valid']],
  },
  'GET /api/v1/account': {
    summary: 'The settings of the account',
    tag: 'session',
    access: 'account',
    reply: success(accountSettings),
    errors: [],
  },
  'PATCH /api/v1/account': {
    summary: 'Changes settings of the account; what is left out stays',
    tag: 'session',
    access: 'auth',
    body: z.object({
      dateLocale: z
        .string()
        .max(35)
        .refine((tag) => isLocale(tag), 'Give a language tag such as en-GB.')
        .nullable()
        .optional(),
      pageViews: z.boolean().optional(),
      showInviter: z.boolean().optional(),
    }),
    reply: success(accountSettings),
    errors: [],
  },
  'PUT /api/v1/account/password': {
    summary: 'Sets a new password and ends all other sessions',
    tag: 'session',
    access: 'auth',
    body: z.object({ currentPassword: givenPassword.optional(), password }),
    reply: success(emptyResult),
    errors: [e['wrong-password'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/account/email': {
    summary: 'Mails a link to a new address, which becomes the account’s when it is clicked',
    tag: 'session',
    access: 'auth',
    body: z.object({ email: emailAddress, currentPassword: givenPassword.optional() }),
    reply: success(emptyResult),
    errors: [e['wrong-password'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/account/sessions': {
    summary: 'Where the account is signed in, last seen first',
    tag: 'session',
    access: 'account',
    reply: success(z.array(device)),
    errors: [],
  },
  'DELETE /api/v1/account/sessions/{id}': {
    summary: 'Signs one device out',
    tag: 'session',
    access: 'account',
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
    errors: [e['session-not-found']],
  },
  'DELETE /api/v1/account/sessions': {
    summary: 'Signs all devices out, this one too',
    tag: 'session',
    access: 'account',
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/account/data': {
    summary: 'Everything that is held about the account',
    tag: 'session',
    access: 'account',
    reply: success(z.record(z.string(), z.unknown())),
    errors: [platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/account': {
    summary: 'Deletes the account: gone at once for everyone, erased after the grace period',
    tag: 'session',
    access: 'account',
    body: z.object({ currentPassword: givenPassword.optional() }),
    reply: success(z.object({ eraseOn: z.iso.datetime() })),
    errors: [e['wrong-password'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/account/appeal': {
    summary: 'Appeals against the suspension of the account',
    tag: 'session',
    access: 'account',
    body: z.object({
      text: z.string().trim().min(10, 'Say in a sentence or two why.').max(5_000, 'Use at most 5,000 characters.'),
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
