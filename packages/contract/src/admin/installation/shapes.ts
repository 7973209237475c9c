import { z } from 'zod'

export const configuredSetting = z.object({
  /** The variable of the environment. */
  name: z.string(),
  /** The value in force; null for a secret, and where there is none. */
  value: z.string().nullable(),
  /** A secret: the reply says only whether it is set. */
  secret: z.boolean(),
  /** `admin`: set in the admin area, in place of the variable. */
  from: z.enum(['environment', 'default', 'not-set', 'admin']),
})
export type ConfiguredSetting = z.output<typeof configuredSetting>

/** The last backup and trial restore; null if there was none. */
export const backups = z.object({
  made: z.object({ at: z.iso.datetime(), name: z.string(), rows: z.int() }).nullable(),
  /** `problem` says why it could not be restored; null when it could. */
  tried: z.object({ at: z.iso.datetime(), name: z.string(), problem: z.string().nullable() }).nullable(),
})
export type Backups = z.output<typeof backups>

export const installation = z.object({
  productName: z.string(),
  publicUrl: z.string(),
  mode: z.enum(['local', 'live']),
  /** Ways to log in. */
  google: z.boolean(),
  /** Calls a minute from one network; 0 without a limit. */
  rateLimit: z.int(),
  retentionDays: z.int(),
  /** Professionals who may use smart apply; null without a limit. */
  smartApplyPlaces: z.int().nullable(),
  /** The most emails of one kind to one address within a day. */
  emailsADay: z.int(),
  /** Where uploaded files are: in a folder, or in a bucket. */
  files: z.string(),
  /** Whether the database is the embedded one. */
  embeddedDatabase: z.boolean(),
  backups,
  settings: z.array(configuredSetting),
})
export type Installation = z.output<typeof installation>
