import type { PictureSources } from '../base/picture-sources.ts'
import type { ChosenPicture } from '../fields/picture-dialog.tsx'
import type { PictureLimits } from '../fields/picture-file.ts'
import type { SendingWatch } from '../fields/use-sending.ts'

/** The storage of a text's pictures. */
export interface RichTextPictures {
  readonly limits: PictureLimits
  /** Stores a chosen picture. Throws what the dialog shows. */
  readonly upload: (chosen: ChosenPicture, watch: SendingWatch) => Promise<PictureSources>
  /** Whether a text may contain a pasted picture with this address. */
  readonly isOwn: (src: string) => boolean
}

/** Section 9: the maximum height of pictures in a text. */
const MAX_HEIGHT = 300

/** The displayed size of a picture in px, reserved so that nothing moves when it loads. */
export function shownSize({ width, height }: PictureSources): { width: number; height: number } {
  const share = Math.min(1, MAX_HEIGHT / height)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
