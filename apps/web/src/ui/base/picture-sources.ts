/**
 * A picture in several sizes and types: the smallest size first, and smaller file types before the one that every
 * browser supports.
 */
export interface PictureSources {
  readonly width: number
  readonly height: number
  readonly alt?: string
  readonly sources: readonly { readonly width: number; readonly url: string; readonly type: string }[]
}

/** Returns the `srcset` of the sources of one type. */
export function sourceSet({ sources }: PictureSources, type: string): string {
  return sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/**
 * Returns the address of the smallest source of a type that is at least this wide, or of the largest source if none is.
 */
export function sourceFor({ sources }: PictureSources, type: string, width: number): string | undefined {
  const ofType = sources.filter((source) => source.type === type)
  return (ofType.find((source) => source.width >= width) ?? ofType.at(-1))?.url
}

/**
 * Returns the address for consumers that accept only one, such as search engines: the largest size, in the type that
 * every browser supports.
 */
export function largestSource(picture: PictureSources): string {
  return sourceFor(picture, 'image/webp', picture.width) ?? ''
}
