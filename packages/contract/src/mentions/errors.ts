import { defineErrors } from '../errors.ts'
import { MOST_MENTIONS } from './limits.ts'

export const mentionErrors = defineErrors({
  'too-many-mentions': { status: 409, message: `Mention at most ${MOST_MENTIONS} members in one text.` },
})
