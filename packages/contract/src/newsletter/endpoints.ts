import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { defineErrors } from '../errors.ts'

/** Section 9 of the specification: where a newsletter sign-up may originate. */
export const newsletterSources = ['newsletter', 'newsletter-cta', 'newsletter-footer', 'chat'] as const

export const newsletterErrors = defineErrors({
  'unsubscribe-link-not-valid': {
    status: 400,
    message: () => t('This unsubscribe link is not complete. Open it from the mail again, or change it in Settings.'),
  },
})

const token = z.object({ token: z.string().max(300) })

export const newsletterEndpoints = defineEndpoints({
  'POST /api/v1/newsletter/unsubscribe': {
    summary: 'Unsubscribes from the jobs newsletter with the signed token of an email, in one click (RFC 8058)',
    tag: 'newsletter',
    access: 'guest',
    acceptsForms: true,
    query: token,
    reply: success(z.object({ email: z.string() })),
    errors: [newsletterErrors['unsubscribe-link-not-valid']],
  },
  'POST /api/v1/newsletter/resubscribe': {
    summary: 'Resubscribes with the same token',
    tag: 'newsletter',
    access: 'guest',
    query: token,
    reply: success(z.object({ email: z.string() })),
    errors: [newsletterErrors['unsubscribe-link-not-valid']],
  },
  'PUT /api/v1/account/newsletter': {
    summary: 'Subscribes to or unsubscribes from the jobs newsletter',
    tag: 'newsletter',
    access: 'professional',
    body: z.object({ subscribed: z.boolean() }),
    reply: success(z.object({ newsletter: z.enum(['none', 'pending', 'subscribed']) })),
    errors: [],
  },
})
