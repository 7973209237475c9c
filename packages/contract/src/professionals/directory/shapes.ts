import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'

/** A professional in the directory, as the one who looks may see them. */
export const personCard = memberCard.extend({
  /** City and country in words. */
  place: z.string().nullable(),
  /** The first three. */
  skills: z.array(z.string()),
  openToWork: z.boolean(),
  /** Offers mentoring. */
  mentors: z.boolean(),
  followers: z.int(),
  /** How many of those whom the asking member follows (of the last 200) follow this one. */
  mutual: z.int(),
})
export type PersonCard = z.output<typeof personCard>

export const person = z.object({
  member: personCard,
  /** A short sentence that is true of the two. */
  reason: z.string(),
})
export type SuggestedPerson = z.output<typeof person>
