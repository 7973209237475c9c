/** A picture in several sizes and types, the smallest first and better types before the universal one. */
export interface PictureSources {
  readonly width: number
  readonly height: number
  readonly alt?: string
  readonly sources: readonly { readonly width: number; readonly url: string; readonly type: string }[]
}

/** `srcset` of the sources of one type. */
export function sourceSet({ sources }: PictureSources, type: string): string {
  return sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** The address of the smallest source of a type that is at least this wide; otherwise of the largest. */
export function sourceFor({ sources }: PictureSources, type: string, width: number): string | undefined {
  const ofType = sources.filter((source) => source.type === type)
  return (ofType.find((source) => source.width >= width) ?? ofType.at(-1))?.url
}

/** The address for consumers of a single one, such as search engines: the largest, of the universal type. */
export function largestSource(picture: PictureSources): string {
  return sourceFor(picture, 'image/webp', picture.width) ?? ''
}
