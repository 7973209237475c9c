/**
 * The content of a link's picture. Texts may have any characters; those that the fonts lack lose their accents or are
 * omitted.
 */
export interface PictureFacts {
  readonly title: string
  /** The text that replaces a title that can't be drawn. */
  readonly kind: string
  /** The owner, whose name determines the mark that stands in for a missing picture. */
  readonly owner: string
  /** The small line above the title; may be empty. */
  readonly lead: string
  /** The large line below the title, such as a salary; may be empty. */
  readonly figure: string
  /** The grey lines at the end; may be empty. */
  readonly detail: string
  /** Draws only the words, next to a large sun, for the product's own pages. */
  readonly isProduct?: true
  /** Drawn like a calendar page, instead of the mark. */
  readonly date?: { readonly weekday: string; readonly day: string; readonly month: string }
}

/** How a picture is drawn: a face as a disc, a logo as a square, and a cover over the whole left side. */
export type PictureKind = 'face' | 'logo' | 'cover'

/** A picture that everyone may see, before it is read. */
export interface ShownPicture {
  readonly kind: PictureKind
  /** Identifies the picture: another picture has another key. */
  readonly key: string
  /** Reads the picture; undefined if its file is missing or can't be read now. */
  load(size: { readonly width: number; readonly height: number }): Promise<LoadedPicture | undefined>
}

export interface LoadedPicture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  /** The prevailing color as `#rrggbb`; null for a gray picture. */
  readonly color: string | null
}

/** A picture as the painter needs it. */
export interface DrawnPicture extends LoadedPicture {
  readonly kind: PictureKind
}

/** The look of the installation in a link's picture. */
export interface PictureBrand {
  readonly name: string
  /** The color as `#rrggbb`, readable on the light background. */
  readonly color: string
  /** The logo, instead of the built-in mark: a PNG as a data URL, and its size in pixels. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
}
