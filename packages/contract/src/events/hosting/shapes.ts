import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'
import { participationStates } from '../kinds.ts'

/** A participant, as hosts see them. */
export const participant = z.object({
  member: memberCard,
  state: z.enum(participationStates),
  answers: z.array(z.object({ question: z.string(), text: z.string() })),
  joinedAt: z.iso.datetime(),
  checkedInAt: z.iso.datetime().nullable(),
})
export type Participant = z.output<typeof participant>
