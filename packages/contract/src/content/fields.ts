import { t } from '@rise/texts'
import { z } from 'zod'
import { audiences } from './kinds.ts'

/** The audience, as a form sends it. A form for editing omits the audience to leave it unchanged. */
export const audienceChoice = z.enum(audiences, { error: () => t('Choose who can read it.') })
