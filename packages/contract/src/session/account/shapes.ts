import { z } from 'zod'

/** A logged-in device. */
export const device = z.object({
  _id: z.string(),
  /** Browser and operating system, such as "Chrome on Linux". */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Device = z.output<typeof device>

/** The settings on `/settings`. */
export const accountSettings = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** A new email address that is not yet confirmed. */
  newEmail: z.string().nullable(),
  /** Whether the member has chosen a password; the newsletter’s form generates one that no one knows. */
  hasPassword: z.boolean(),
  google: z.boolean(),
  dateLocale: z.string().nullable(),
  /** The language of pages, emails and notifications; null for the installation's own. */
  language: z.string().nullable(),
  /** Whether page views are linked to the account. */
  pageViews: z.boolean(),
  /** Whether the member who sent the invitation learns of the sign-up. */
  showInviter: z.boolean(),
  newsletter: z.enum(['none', 'pending', 'subscribed']),
  createdAt: z.iso.datetime(),
  /** The member whose invitation this member accepted. */
  invitedBy: z.object({ slug: z.string(), role: z.string(), name: z.string() }).nullable(),
  /** Members who accepted this member's invitation and let it show, newest first, at most 50. */
  invited: z.array(z.object({ slug: z.string(), name: z.string(), joinedAt: z.iso.datetime() })),
})
export type AccountSettings = z.output<typeof accountSettings>
