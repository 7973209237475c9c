import { z } from 'zod'
import { mentionErrors } from './errors.ts'
import { MOST_MENTIONS } from './limits.ts'

/** The ids of the members that a plain text mentions by "@" and their name. */
export const mentionedIds = z.array(z.uuid()).max(MOST_MENTIONS, { error: mentionErrors['too-many-mentions'].message })
