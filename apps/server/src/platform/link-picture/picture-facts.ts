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
  readonly productName: string
}
