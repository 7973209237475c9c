import { z } from 'zod'

export const secondFactor = z.object({
  /** When it was turned on; null: it is off. */
  since: z.iso.datetime().nullable(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** Whether the account's role requires it. */
  required: z.boolean(),
})
export type SecondFactor = z.output<typeof secondFactor>

export const secondFactorSetup = z.object({
  /** To type into an app that reads no picture: base 32. */
  secret: z.string(),
  /** The content of the QR code: an `otpauth:` address. */
  uri: z.string(),
})
export type SecondFactorSetup = z.output<typeof secondFactorSetup>

/** Shown once; each works once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
