import type { PictureSources } from '../base/picture-sources.ts'
import type { ChosenPicture } from '../fields/picture-dialog.tsx'
import type { PictureLimits } from '../fields/picture-file.ts'
import type { SendingWatch } from '../fields/use-sending.ts'

/** The storage of a text's pictures. */
export interface RichTextPictures {
  readonly limits: PictureLimits
  /** Stores a chosen picture. The dialog shows any error that it throws. */
  readonly upload: (chosen: ChosenPicture, watch: SendingWatch) => Promise<PictureSources>
  /** Whether a text may contain a pasted picture with this address. */
  readonly isOwn: (src: string) => boolean
}

/** Section 9 of the specification: the maximum height of pictures in a text. */
const MAX_HEIGHT = 300

/**
 * Returns the displayed size of a picture in px. The page reserves this space, so that nothing moves when the picture
 * loads.
 */
export function shownSize({ width, height }: PictureSources): { width: number; height: number } {
  const scale = Math.min(1, MAX_HEIGHT / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
