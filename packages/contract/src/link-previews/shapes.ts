import { z } from 'zod'
import { picture } from '../pictures/shapes.ts'

/** A page's description of itself, as plain text, never markup. An empty text is unknown. */
export const linkPreview = z.object({
  /** The address it was found at. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  /** Re-encoded; null when there is no usable picture. */
  picture: picture.nullable(),
})
export type LinkPreview = z.output<typeof linkPreview>
