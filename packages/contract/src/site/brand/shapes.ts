import { z } from 'zod'

/** The installation's appearance, as admins edit it. */
export const brand = z.object({
  version: z.int(),
  /** The name that admins set; null for the configured one. */
  name: z.string().nullable(),
  configuredName: z.string(),
  /** The brand color as `#rrggbb`; null for the built-in one. */
  color: z.string().nullable(),
  /** A path of this site, and the size in pixels; null for the built-in mark. */
  logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
})
export type Brand = z.output<typeof brand>
