import { z } from 'zod'
import { layoffStates } from '../kinds.ts'
import { layoffCard } from '../shapes.ts'

/** A layoff as admins find it. */
export const adminLayoff = layoffCard.extend({
  state: z.enum(layoffStates),
  version: z.int(),
  /** The member who reported the layoff; null for an import, and for guests. */
  sender: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Companies with this name. An admin can link the layoff to one of them. Empty if it is already linked. */
  candidates: z.array(z.object({ slug: z.string(), companyName: z.string() })),
})
export type AdminLayoff = z.output<typeof adminLayoff>

/** The result of an import of layoffs. */
export const layoffReport = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Why rows were rejected, or stored without a value; at most the first hundred. */
  reasons: z.array(z.object({ line: z.int(), reason: z.string() })),
})
export type LayoffReport = z.output<typeof layoffReport>
