import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { defineErrors, platformErrors } from '../errors.ts'
import { integer, version } from '../integers.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { emailAddress, tooLongSearch, writtenText } from '../texts.ts'
import { sequenceFields } from './fields.ts'
import {
  audience,
  emailFigures,
  emailPreview,
  emailTemplate,
  mailState,
  news,
  sentEmail,
  sequence,
  sequenceCard,
  suppressedAddress,
} from './shapes.ts'

export const mailingsErrors = defineErrors({
  'template-not-found': { status: 404, message: () => t('There’s no such email.') },
  'sequence-not-found': { status: 404, message: () => t('There’s no such sequence.') },
  'sequence-changed': {
    status: 409,
    message: () => t('This sequence was changed while you were editing it. Reload to see it.'),
  },
  'sequence-running': { status: 409, message: () => t('Pause the sequence first.') },
  'audience-changed': {
    status: 409,
    message: () => t('The audience has another size now. Check the number and start again.'),
  },
  'address-not-suppressed': { status: 404, message: () => t('This address isn’t on the list.') },
  'events-not-accepted': { status: 401, message: () => t('Send the secret of MAIL_EVENTS_SECRET as the bearer.') },
  'news-link-not-valid': {
    status: 400,
    message: () => t('This unsubscribe link isn’t complete. Open it from the email again, or change it in Settings.'),
  },
})
const e = mailingsErrors

const admins = { tag: 'mailings', access: 'admin', permission: 'emails' } as const
const tests = [perHour('email-tests', 30, { by: 'login' })]
const byId = z.object({ id: z.uuid() })
const byName = z.object({ name: z.string().max(60) })
const token = z.object({ token: z.string().max(300) })

/** Endpoints for emails to members, and for their delivery. */
export const mailingsEndpoints = defineEndpoints({
  'GET /api/v1/account/news': {
    summary: 'Whether the member agreed to news by email',
    tag: 'mailings',
    access: 'account',
    reply: success(news),
    errors: [],
  },
  'PUT /api/v1/account/news': {
    summary: 'Agrees to news by email, or withdraws it',
    tag: 'mailings',
    access: 'auth',
    body: z.object({
      agreed: z.boolean(),
      /**
       * Whether opened links in news may be counted. If absent, it stays unchanged. Without consent to news, it becomes
       * false.
       */
      countsClicks: z.boolean().optional(),
    }),
    reply: success(news),
    errors: [],
  },
  'POST /api/v1/news/unsubscribe': {
    summary: 'Ends news by email with the signed token of one, in one click (RFC 8058)',
    tag: 'mailings',
    access: 'guest',
    acceptsForms: true,
    query: token,
    reply: success(z.object({ email: z.string() })),
    errors: [e['news-link-not-valid']],
  },
  'POST /api/v1/news/resubscribe': {
    summary: 'Agrees again with the same token',
    tag: 'mailings',
    access: 'guest',
    query: token,
    reply: success(z.object({ email: z.string() })),
    errors: [e['news-link-not-valid']],
  },
  'POST /api/v1/mail-events': {
    summary:
      'What a mail provider reports: deliveries, bounces, complaints; or a delivery status notification as it came',
    tag: 'mailings',
    access: 'guest',
    bearer: 'refresh',
    body: z.union([
      z.object({
        events: z
          .array(
            z.object({
              type: z.enum(['delivered', 'bounced', 'complained']),
              /** The Message-ID, with or without angle brackets. */
              messageId: z.string().max(300).optional(),
              address: emailAddress,
              /** Whether a later attempt may succeed. */
              temporary: z.boolean().optional(),
              detail: z.string().max(1_000).optional(),
            }),
          )
          .max(1_000),
      }),
      z.object({ report: z.string().max(200_000) }),
    ]),
    reply: success(z.object({ noted: z.int() })),
    errors: [e['events-not-accepted']],
  },
  'GET /api/v1/admin/emails/templates': {
    summary: 'Every email that is sent, and whether it is service or news',
    ...admins,
    reply: success(z.array(emailTemplate)),
    errors: [],
  },
  'GET /api/v1/admin/emails/templates/{name}': {
    summary: 'An email with sample data',
    ...admins,
    params: byName,
    reply: success(emailPreview),
    errors: [e['template-not-found']],
  },
  'POST /api/v1/admin/emails/templates/{name}/test': {
    summary: 'Sends an email with sample data to the admin',
    ...admins,
    params: byName,
    limits: tests,
    reply: success(emptyResult),
    errors: [e['template-not-found'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/admin/emails/figures': {
    summary: 'What became of the emails of the last 30 days',
    ...admins,
    reply: success(emailFigures),
    errors: [],
  },
  'GET /api/v1/admin/emails/sent': {
    summary: 'Emails of the last 30 days, newest first, without text and links',
    ...admins,
    query: z.object({
      /** A part of the recipient’s email address. */
      q: writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional(),
      state: mailState.optional(),
      after: cursor.optional(),
    }),
    reply: success(cursorPage(sentEmail)),
    errors: [],
  },
  'GET /api/v1/admin/emails/suppressed': {
    summary: 'Addresses that get no more email, newest first, at most 200',
    ...admins,
    query: z.object({ q: writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional() }),
    reply: success(z.array(suppressedAddress)),
    errors: [],
  },
  'POST /api/v1/admin/emails/suppressed': {
    summary: 'Suppresses an address',
    ...admins,
    body: z.object({ address: emailAddress }),
    reply: success(suppressedAddress),
    errors: [],
  },
  'POST /api/v1/admin/emails/suppressed/remove': {
    summary: 'Takes an address off the list',
    ...admins,
    body: z.object({ address: emailAddress }),
    reply: success(emptyResult),
    errors: [e['address-not-suppressed']],
  },
  'GET /api/v1/admin/emails/sequences': {
    summary: 'The sequences, newest first, at most 200',
    ...admins,
    reply: success(z.array(sequenceCard)),
    errors: [],
  },
  'POST /api/v1/admin/emails/sequences': {
    summary: 'Writes a sequence; it sends nothing before it is started',
    ...admins,
    body: sequenceFields,
    reply: success(sequence),
    errors: [],
  },
  'GET /api/v1/admin/emails/sequences/{id}': {
    summary: 'A sequence with its steps',
    ...admins,
    params: byId,
    reply: success(sequence),
    errors: [e['sequence-not-found']],
  },
  'PUT /api/v1/admin/emails/sequences/{id}': {
    summary: 'Changes a sequence; people stay on their step, and with another trigger it pauses',
    ...admins,
    params: byId,
    body: sequenceFields.extend({ version }),
    reply: success(sequence),
    errors: [e['sequence-not-found'], e['sequence-changed']],
  },
  'DELETE /api/v1/admin/emails/sequences/{id}': {
    summary: 'Deletes a sequence that is not running',
    ...admins,
    params: byId,
    reply: success(emptyResult),
    errors: [e['sequence-not-found'], e['sequence-running']],
  },
  'POST /api/v1/admin/emails/sequences/{id}/start': {
    summary: 'Starts a sequence, or goes on after a pause',
    ...admins,
    freshSecondFactor: true,
    params: byId,
    body: z.object({
      /** The size of the audience that the admin confirmed. If the size has changed, the start is refused. */
      people: integer.min(0),
    }),
    reply: success(sequence),
    errors: [e['sequence-not-found'], e['audience-changed']],
  },
  'POST /api/v1/admin/emails/sequences/{id}/pause': {
    summary: 'Pauses a sequence: everyone stays where they are',
    ...admins,
    params: byId,
    reply: success(sequence),
    errors: [e['sequence-not-found']],
  },
  'POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test': {
    summary: 'Sends a step to the admin',
    ...admins,
    params: z.object({ id: z.uuid(), step: z.uuid() }),
    limits: tests,
    reply: success(emptyResult),
    errors: [e['sequence-not-found'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/admin/emails/audience': {
    summary: 'How many members an audience holds now; only people who agreed to news count',
    ...admins,
    body: audience,
    reply: success(z.object({ people: z.int() })),
    errors: [],
  },
})
