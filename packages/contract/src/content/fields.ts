import { z } from 'zod'
import { offeredAudiences } from './kinds.ts'

/** Whom its author writes for, as a form sends it. A form that changes something leaves it out where it stays. */
export const audienceChoice = z.enum(offeredAudiences, 'Choose who can read it.')
