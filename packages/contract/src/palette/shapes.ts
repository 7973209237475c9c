import { z } from 'zod'

/** One thing that the header's search found. */
export const paletteHit = z.object({
  title: z.string(),
  /** What tells it from others of its title, such as a job's company and place. */
  detail: z.string().nullable(),
  /** The address of its page. */
  to: z.string(),
  /** The path of a photo or logo. */
  picture: z.string().nullable(),
})
export type PaletteHit = z.output<typeof paletteHit>
