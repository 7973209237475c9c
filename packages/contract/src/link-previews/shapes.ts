import { z } from 'zod'
import { picture } from '../pictures/shapes.ts'

/** A page's description of itself, as plain text, never markup. An empty text is unknown. */
export const linkPreview = z.object({
  /** The address at which the page was found. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  /** The page's picture, re-encoded; null if there is no usable one. */
  picture: picture.nullable(),
})
export type LinkPreview = z.output<typeof linkPreview>
