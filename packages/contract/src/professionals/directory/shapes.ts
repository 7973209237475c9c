import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'

/** A professional in the directory, as the viewer may see them. */
export const personCard = memberCard.extend({
  /** City and country in words. */
  place: z.string().nullable(),
  /** The first three skills. */
  skills: z.array(z.string()),
  openToWork: z.boolean(),
  /** Offers mentoring. */
  mentors: z.boolean(),
  followers: z.int(),
  /** The number of the viewer's 200 most recently followed members who follow this one. */
  mutual: z.int(),
})
export type PersonCard = z.output<typeof personCard>

export const person = z.object({
  member: personCard,
  /** One line that says what both have in common. */
  reason: z.string(),
})
export type SuggestedPerson = z.output<typeof person>
