import { z } from 'zod'
import type { ReactionTitle } from './kinds.ts'
import { reactions as catalog } from './kinds.ts'

export const titles = catalog.map(({ title }) => title) as [ReactionTitle, ...ReactionTitle[]]

/** How members reacted to a subject, as the asking one sees it; stands beside whatever can be reacted to. */
export const reactions = z.object({
  /** How many chose each; one that nobody chose is left out. */
  counts: z.partialRecord(z.enum(titles), z.int()),
  /** The acting member's own; null for guests, too. */
  own: z.enum(titles).nullable(),
})
export type Reactions = z.output<typeof reactions>
