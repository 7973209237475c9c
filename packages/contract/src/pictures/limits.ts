/** What a picture is for: it says the shape and the sizes that it is kept in. */
export type PicturePurpose = 'photo' | 'cover' | 'gallery' | 'content'

export interface PictureRule {
  /** Width by height; null keeps the shape of what was chosen. */
  readonly aspect: number | null
  /** In pixels, the smallest first. Larger ones than the picture itself are left out. */
  readonly widths: readonly number[]
}

/** Photos and logos are squares, covers four times as wide as high; the rest keeps its shape, at most twice as high as wide. */
export const pictureRules: Readonly<Record<PicturePurpose, PictureRule>> = {
  photo: { aspect: 1, widths: [64, 128, 256, 512] },
  cover: { aspect: 4, widths: [640, 1280, 1920] },
  gallery: { aspect: null, widths: [480, 960, 1600] },
  content: { aspect: null, widths: [480, 960, 1600] },
}

/** The width whose address stands for a member's photo. Every photo has it, enlarged if need be. */
export const PHOTO_WIDTH = 128

/** What can be uploaded; the type is told by the content, never by the name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
export const MOST_PICTURE_PIXELS = 40_000_000
/** Neither side may be shorter, after cropping. */
export const FEWEST_PICTURE_PIXELS = 32
export const LONGEST_ALT_TEXT = 300
/** Of a company's page. */
export const MOST_GALLERY_PICTURES = 12
