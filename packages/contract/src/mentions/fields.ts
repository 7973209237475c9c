import { z } from 'zod'
import { mentionErrors } from './errors.ts'
import { MOST_MENTIONS } from './limits.ts'

/** The members that a plain text mentions: the ids for its "@Name"s. */
export const mentionedIds = z.array(z.uuid()).max(MOST_MENTIONS, mentionErrors['too-many-mentions'].message)
