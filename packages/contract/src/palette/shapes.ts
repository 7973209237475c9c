import { z } from 'zod'

/** One result of the header's search. */
export const paletteHit = z.object({
  title: z.string(),
  /** A note that distinguishes results with the same title, such as a job's company and place. */
  detail: z.string().nullable(),
  /** The address of the result's page. */
  to: z.string(),
  /** The path of a photo or logo. */
  picture: z.string().nullable(),
})
export type PaletteHit = z.output<typeof paletteHit>
