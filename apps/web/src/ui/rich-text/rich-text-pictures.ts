import type { PictureSources } from '../base/picture-sources.ts'
import type { ChosenPicture } from '../fields/picture-dialog.tsx'
import type { PictureLimits } from '../fields/picture-file.ts'
import type { SendingWatch } from '../fields/use-sending.ts'

/** Where pictures of a text come from and go to. */
export interface RichTextPictures {
  readonly limits: PictureLimits
  /** Keeps a chosen picture. Throws what the dialog shows. */
  readonly upload: (chosen: ChosenPicture, watch: SendingWatch) => Promise<PictureSources>
  /** Whether the address of a pasted picture is one that may stand in a text. */
  readonly isOwn: (src: string) => boolean
}

/** Section 9: pictures in a text are at most so high. */
const HIGHEST = 300

/** The size in px that a picture is shown in, so that nothing moves when it arrives. */
export function shownSize({ width, height }: PictureSources): { width: number; height: number } {
  const share = Math.min(1, HIGHEST / height)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
