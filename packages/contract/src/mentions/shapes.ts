import { z } from 'zod'

/** A mention in a plain text. The text contains it as "@" and the name. */
export const mention = z.object({
  /** The member's id. */
  _id: z.string(),
  /** The name in the text; the member may have changed theirs since. */
  name: z.string(),
  href: z.string(),
})
export type Mention = z.output<typeof mention>
