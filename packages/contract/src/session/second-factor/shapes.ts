import { z } from 'zod'

export const secondFactor = z.object({
  /** When two-step verification was turned on; null if it is off. */
  since: z.iso.datetime().nullable(),
  /** The number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** Whether the account's role requires it. */
  required: z.boolean(),
})
export type SecondFactor = z.output<typeof secondFactor>

export const secondFactorSetup = z.object({
  /** The secret in base 32, to type into an app that can't scan the code. */
  secret: z.string(),
  /** The content of the QR code: an `otpauth:` address. */
  uri: z.string(),
})
export type SecondFactorSetup = z.output<typeof secondFactorSetup>

/** The recovery codes, shown once; each works once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
