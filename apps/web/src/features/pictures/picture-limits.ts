import { FEWEST_PICTURE_PIXELS, MOST_PICTURE_BYTES, pictureTypes } from '@rise/contract/pictures/limits'
import type { PictureLimits } from '../../ui/fields/picture-file.ts'

/** The pictures that the server accepts, shown in advance. */
export const pictureLimits: PictureLimits = {
  types: pictureTypes,
  maxBytes: MOST_PICTURE_BYTES,
  minSide: FEWEST_PICTURE_PIXELS,
}
