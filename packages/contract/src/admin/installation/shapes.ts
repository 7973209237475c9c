import { z } from 'zod'

export const configuredSetting = z.object({
  /** The setting's environment variable. */
  name: z.string(),
  /** The value in force; null for a secret, and for a setting without a value. */
  value: z.string().nullable(),
  /** Whether the value is a secret. The reply then says only whether it is set. */
  secret: z.boolean(),
  /** Where the value comes from. `admin`: it was set in the admin area and overrides the variable. */
  from: z.enum(['environment', 'default', 'not-set', 'admin']),
})
export type ConfiguredSetting = z.output<typeof configuredSetting>

/** The last backup and trial restore; null if there was none. */
export const backups = z.object({
  made: z.object({ at: z.iso.datetime(), name: z.string(), rows: z.int() }).nullable(),
  /** `problem` says why the backup could not be restored; null if it could. */
  tried: z.object({ at: z.iso.datetime(), name: z.string(), problem: z.string().nullable() }).nullable(),
})
export type Backups = z.output<typeof backups>

export const installation = z.object({
  productName: z.string(),
  publicUrl: z.string(),
  mode: z.enum(['local', 'live']),
  /** Whether people can log in with Google. */
  google: z.boolean(),
  /** The number of calls per minute from one network; 0 without a limit. */
  rateLimit: z.int(),
  retentionDays: z.int(),
  /** The number of professionals who may use smart apply; null without a limit. */
  smartApplyPlaces: z.int().nullable(),
  /** The maximum number of emails of one kind to one address within a day. */
  emailsADay: z.int(),
  /** Where uploaded files are stored: in a folder or a bucket. */
  files: z.string(),
  embeddedDatabase: z.boolean(),
  backups,
  settings: z.array(configuredSetting),
})
export type Installation = z.output<typeof installation>
