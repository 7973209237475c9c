/** What a link preview shows. Any text; what the font cannot draw is left out. */
export interface PictureFacts {
  readonly title: string
  /** Stands in for a title that cannot be drawn. */
  readonly kind: string
  /** Whose it is; its name makes the mark. */
  readonly owner: string
  readonly place: string
  /** A number that matters, in words. */
  readonly figure: string
  readonly productName: string
}
