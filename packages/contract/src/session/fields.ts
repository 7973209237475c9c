import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong } from '../texts.ts'

/**
 * A new password. The only rule is its length, because rules about characters make passwords worse (NIST SP 800-63B).
 */
export const password = z
  .string({ error: () => t('Enter a password.') })
  .min(8, { error: () => t('Use at least {least} characters.', { least: 8 }) })
  .max(128, tooLong(128))

/**
 * A password at login. It may be shorter than the rules for new passwords allow, because the rules may have changed
 * since it was chosen.
 */
export const givenPassword = z
  .string({ error: () => t('Enter your password.') })
  .min(1, { error: () => t('Enter your password.') })
  .max(128, { error: () => t('That’s too long. Use at most {most} characters.', { most: 128 }) })

/** The first name, which the specification requires in the newsletter form and in every form that asks for one. */
export const firstName = oneLine(100).refine((text) => text !== '', { error: () => t('Enter your first name.') })
export const lastName = oneLine(100)

/** Section 3 of the specification: badges that a sign-up may request; only the newsletter's is available. */
const NEWSLETTER_BADGE = 'Toast To Your Success'

/** Where a sign-up came from. */
export const signUpOrigin = {
  source: oneLine(100).optional(),
  exactSource: oneLine(200).optional(),
  campaign: oneLine(100).optional(),
  badges: z
    .array(z.literal(NEWSLETTER_BADGE, { error: () => t('Only the newsletter’s badge can be asked for.') }))
    .max(1)
    .optional(),
  /** Slug of the member whose invitation link was used. */
  invitedBy: z.string().trim().toLowerCase().max(120).optional(),
  /** Whether the person agrees to news by email. */
  news: z.boolean().optional(),
}

/** The secret in an emailed link. */
export const linkToken = z
  .string()
  .trim()
  .min(16, { error: () => t('The link is not complete.') })
  .max(200, { error: () => t('The link is not valid.') })
