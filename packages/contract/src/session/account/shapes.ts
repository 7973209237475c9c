import { z } from 'zod'

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
