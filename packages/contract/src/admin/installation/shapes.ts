import { z } from 'zod'

export const configuredSetting = z.object({
  /** The variable of the environment. */
  name: z.string(),
  /** The value in force; null for a secret, and where there is none. */
  value: z.string().nullable(),
  /** Only whether it is set is told. */
  secret: z.boolean(),
  /** `admin`: set in the admin area, in place of the variable. */
  from: z.enum(['environment', 'default', 'not-set', 'admin']),
})
export type ConfiguredSetting = z.output<typeof configuredSetting>

export const installation = z.object({
  productName: z.string(),
  publicUrl: z.string(),
  mode: z.enum(['local', 'live']),
  /** Ways to log in. */
  google: z.boolean(),
  /** Calls a minute from one network; 0 without a limit. */
  rateLimit: z.int(),
  retentionDays: z.int(),
  /** Where uploaded files are: in a folder, or in a bucket. */
  files: z.string(),
  /** Whether the database is the embedded one. */
  embeddedDatabase: z.boolean(),
  settings: z.array(configuredSetting),
})
export type Installation = z.output<typeof installation>
