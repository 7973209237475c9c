/** A picture in several sizes and types, the smallest first and the better type before the one that all can show. */
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

/** The address of the smallest source of a type that is at least so wide; else of the largest. */
export function sourceFor({ sources }: PictureSources, type: string, width: number): string | undefined {
  const ofType = sources.filter((source) => source.type === type)
  return (ofType.find((source) => source.width >= width) ?? ofType.at(-1))?.url
}

/** The address for who takes one alone, such as a search engine: the largest, of the type that all can show. */
export function largestSource(picture: PictureSources): string {
  return sourceFor(picture, 'image/webp', picture.width) ?? ''
}
