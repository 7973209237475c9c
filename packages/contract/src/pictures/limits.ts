/** A picture's purpose, which determines the shape and sizes that are stored. */
export type PicturePurpose = 'photo' | 'cover' | 'gallery' | 'content'

export interface PictureRule {
  /** Width by height; null keeps the shape of the upload. */
  readonly aspect: number | null
  /** The widths in pixels, smallest first. Sizes larger than the picture itself are omitted. */
  readonly widths: readonly number[]
}

/**
 * Photos and logos are squares, covers four times as wide as high; others keep their shape, at most twice as high as
 * wide.
 */
export const pictureRules: Readonly<Record<PicturePurpose, PictureRule>> = {
  photo: { aspect: 1, widths: [64, 128, 256, 512] },
  cover: { aspect: 4, widths: [640, 1280, 1920] },
  gallery: { aspect: null, widths: [480, 960, 1600] },
  content: { aspect: null, widths: [480, 960, 1600] },
}

/** The width used in the address of a member's photo. Every photo has it, enlarged if need be. */
export const PHOTO_WIDTH = 128

/** Accepted uploads; the content decides the type, never the name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
export const MOST_PICTURE_PIXELS = 40_000_000
/** Minimum length of either side, after cropping. */
export const FEWEST_PICTURE_PIXELS = 32
export const LONGEST_ALT_TEXT = 300
/** The most pictures in the gallery of a company's page. */
export const MOST_GALLERY_PICTURES = 12
