import type { Picture } from '@rise/contract/pictures/shapes'

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.(?:avif|webp)$/

/** Section 9: pictures in a text are at most so high. */
const HIGHEST = 300

/** The id of the picture at an address of this site; undefined for any other address. */
export function pictureIdOf(src: string): string | undefined {
  return address.exec(src)?.[1]
}

/** A picture inside of a text, in the size that it is shown in, so that nothing moves when it arrives. `alt` is escaped already. */
export function pictureTag({ width, height, sources }: Picture, alt: string): string {
  const share = Math.min(1, HIGHEST / height)
  const shown = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
  const webp = sources.filter(({ type }) => type === 'image/webp')
  const set = webp.map((source) => `${source.url} ${source.width}w`).join(', ')
  const src = (webp.find((source) => source.width >= shown.width) ?? webp.at(-1))?.url ?? ''
  const size = `width="${shown.width}" height="${shown.height}" sizes="min(100vw, ${shown.width}px)"`
  return `<img src="${src}" srcset="${set}" ${size} alt="${alt}" loading="lazy" decoding="async">`
}
