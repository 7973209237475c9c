import { z } from 'zod'

/** An admin, as other admins see them. */
export const adminAccount = z.object({
  /** The login's id. */
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** The state of the account; an invited admin hasn't chosen a password yet. */
  state: z.enum(['active', 'invited', 'suspended']),
  /** Whether two-step verification is on. */
  secondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether this admin is the viewer. */
  you: z.boolean(),
})
export type AdminAccount = z.output<typeof adminAccount>
