import { t } from '@rise/texts'
import { z } from 'zod'

/** A picture in all its sizes, each as AVIF and as WebP, smallest first. */
export const picture = z.object({
  _id: z.string(),
  /** Alternative text; empty for decoration, and next to the name. */
  alt: z.string(),
  /** The width and height of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  sources: z.array(
    z.object({
      width: z.int(),
      /** A path of this site. */
      url: z.string(),
      type: z.enum(['image/avif', 'image/webp']),
    }),
  ),
})
export type Picture = z.output<typeof picture>

const wrongRatio = { error: () => t('Enter a number from 0 to 1.') }
const ratio = z
  .number(wrongRatio)
  .min(0, wrongRatio)
  .max(1, { error: () => t('At most {most}.', { most: 1 }) })
const noExtent = { error: () => t('Enter more than {least}.', { least: 0 }) }

/** Sums computed by a browser may exceed the edge by a rounding error. */
const MAX_FRACTION = 1.0001

/** A rectangle of the upright picture, as fractions of its width and height. */
export const crop = z
  .object({ x: ratio, y: ratio, width: ratio.gt(0, noExtent), height: ratio.gt(0, noExtent) })
  .refine(({ x, y, width, height }) => x + width <= MAX_FRACTION && y + height <= MAX_FRACTION, {
    error: () => t('The crop goes beyond the picture.'),
  })
export type Crop = z.output<typeof crop>

export const accountPictures = z.object({ photo: picture.nullable(), cover: picture.nullable() })
export type AccountPictures = z.output<typeof accountPictures>
