import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'

/** A professional in the directory, as the viewer may see them. */
export const personCard = memberCard.extend({
  /** City and country in words. */
  place: z.string().nullable(),
  /** The first three skills. */
  skills: z.array(z.string()),
  openToWork: z.boolean(),
  /** Whether the professional offers mentoring. */
  mentors: z.boolean(),
  followers: z.int(),
  /** How many of the 200 members whom the viewer followed most recently also follow this professional. */
  mutual: z.int(),
})
export type PersonCard = z.output<typeof personCard>

export const person = z.object({
  member: personCard,
  /** One line that says what the viewer and the professional have in common. */
  reason: z.string(),
})
export type SuggestedPerson = z.output<typeof person>
