import { z } from 'zod'

/** A code of an authenticator app, or a recovery code. */
export const factorCode = z
  .string('Enter the code.')
  .trim()
  .min(6, 'Enter the 6 digits, or a recovery code.')
  .max(40, 'Enter the 6 digits, or a recovery code.')
