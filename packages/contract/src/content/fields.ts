import { z } from 'zod'
import { audiences } from './kinds.ts'

/** The audience, as a form sends it. A form that edits omits it to leave it unchanged. */
export const audienceChoice = z.enum(audiences, 'Choose who can read it.')
