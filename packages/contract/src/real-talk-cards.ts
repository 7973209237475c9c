import { z } from 'zod'

/** An answer of a member with its question, as their story shows it. */
export const newestAnswer = z.object({
  _id: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  question: z.object({ slug: z.string(), text: z.string() }),
})
export type NewestAnswer = z.output<typeof newestAnswer>
