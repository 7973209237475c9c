/** The content of a link's picture. Any text; characters that the font lacks are omitted. */
export interface PictureFacts {
  readonly title: string
  /** Replaces a title that can't be drawn. */
  readonly kind: string
  /** The owner, whose name determines the mark. */
  readonly owner: string
  readonly place: string
  /** A notable number, in words. */
  readonly figure: string
}

/** The look of the installation in a link's picture. */
export interface PictureBrand {
  readonly name: string
  /** As `#rrggbb`, readable on the light ground. */
  readonly color: string
  /** In place of the built-in mark: PNG as a data address, and its size in pixels. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
}
