/** A picture's purpose, which determines the shape and sizes that are stored. */
export type PicturePurpose = 'photo' | 'cover' | 'gallery' | 'content'

export interface PictureRule {
  /** Width by height; null keeps the shape of the upload. */
  readonly aspect: number | null
  /** The widths in pixels, smallest first. Widths larger than the picture itself are omitted. */
  readonly widths: readonly number[]
}

/**
 * Photos and logos are square, and covers are four times as wide as high. Other pictures keep their shape, but are at
 * most twice as high as wide.
 */
export const pictureRules: Readonly<Record<PicturePurpose, PictureRule>> = {
  photo: { aspect: 1, widths: [64, 128, 256, 512] },
  cover: { aspect: 4, widths: [640, 1280, 1920] },
  gallery: { aspect: null, widths: [480, 960, 1600] },
  content: { aspect: null, widths: [480, 960, 1600] },
}

/** The width in the address of a member's photo. Every photo has this width, enlarged if necessary. */
export const PHOTO_WIDTH = 128

/** The types of uploads that are accepted. The content decides the type, never the name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
export const MOST_PICTURE_PIXELS = 40_000_000
/** The minimum width and height of a picture after cropping, in pixels. */
export const FEWEST_PICTURE_PIXELS = 32
export const LONGEST_ALT_TEXT = 300
/** The maximum number of pictures in the gallery of a company's page. */
export const MOST_GALLERY_PICTURES = 12
