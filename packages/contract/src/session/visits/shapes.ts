import { z } from 'zod'

/** A person whom the inviter follows and who follows back. */
const acquaintance = z.object({
  slug: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  headline: z.string().nullable(),
})

/** The member behind an invitation link. Everything in it is also on their public page, except for the acquaintances. */
export const invitation = z.object({
  slug: z.string(),
  name: z.string(),
  /** A person's first name, or the name of a company. */
  shortName: z.string(),
  role: z.string(),
  photo: z.string().nullable(),
  headline: z.string().nullable(),
  /** At most two. */
  acquaintances: z.array(acquaintance),
})
export type Invitation = z.output<typeof invitation>
