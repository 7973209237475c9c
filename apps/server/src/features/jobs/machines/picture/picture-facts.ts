/** What a link preview shows. Any text; what the font cannot draw is left out. */
export interface PictureFacts {
  readonly title: string
  /** Stands in for a title that cannot be drawn. */
  readonly kind: string
  readonly companyName: string
  readonly where: string
  readonly pay: string
  readonly productName: string
}
