import { z } from 'zod'

/** A mention in a plain text, which says "@" and the name. */
export const mention = z.object({
  /** The member's. */
  _id: z.string(),
  /** As the text says it; the member may be called differently by now. */
  name: z.string(),
  href: z.string(),
})
export type Mention = z.output<typeof mention>
