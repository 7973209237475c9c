import { t } from '@rise/texts'
import { z } from 'zod'

const wrongCode = { error: () => t('Enter the 6 digits, or a recovery code.') }

/** A code of an authenticator app, or a recovery code. */
export const factorCode = z
  .string({ error: () => t('Enter the code.') })
  .trim()
  .min(6, wrongCode)
  .max(40, wrongCode)
