import type { Picture } from '@rise/contract/pictures/shapes'

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.(?:avif|webp)$/

/** Section 9 of the specification: the maximum height of a picture in a text, in pixels. */
const MOST_HEIGHT = 300

/** Returns the id of the picture at an address of this site; undefined for other addresses. */
export function pictureIdOf(src: string): string | undefined {
  return address.exec(src)?.[1]
}

/**
 * Returns the markup of a picture in a text with its displayed size, so that nothing moves when it loads. `alt` is
 * already escaped.
 */
export function pictureTag({ width, height, sources }: Picture, alt: string): string {
  const scale = Math.min(1, MOST_HEIGHT / height)
  const shownSize = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const webp = sources.filter(({ type }) => type === 'image/webp')
  const set = webp.map((source) => `${source.url} ${source.width}w`).join(', ')
  const src = (webp.find((source) => source.width >= shownSize.width) ?? webp.at(-1))?.url ?? ''
  const size = `width="${shownSize.width}" height="${shownSize.height}" sizes="min(100vw, ${shownSize.width}px)"`
  return `<img src="${src}" srcset="${set}" ${size} alt="${alt}" loading="lazy" decoding="async">`
}
