import { z } from 'zod'
import { picture } from '../pictures/shapes.ts'

/** What a page says of itself, as plain text: never markup. An empty text says nothing. */
export const linkPreview = z.object({
  /** Where it was found. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  /** Encoded anew; null when there is none, or none that can be used. */
  picture: picture.nullable(),
})
export type LinkPreview = z.output<typeof linkPreview>
