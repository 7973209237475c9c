import type { Sharp } from 'sharp'

const SIDE = 48
/** Colors within this many degrees of hue are one. */
const BUCKET_DEGREES = 20
/** Paler colors, and nearly black or white ones, are gray to the eye. */
const FAINTEST_CHROMA = 0.14
/** The minimum share of the picture that a color must cover to prevail. */
const SMALLEST_SHARE = 0.03

interface Bucket {
  weight: number
  pixels: number
  readonly sum: [number, number, number]
}

/** Returns the most prominent color of a picture as `#rrggbb`; null for a gray one. */
export async function prevailingColor(picture: Sharp): Promise<string | null> {
  const pixels = await picture
    .clone()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const chroma = (most - least) / 255
    if (alpha < 128 || chroma < FAINTEST_CHROMA) continue
    const hue = Math.floor(hueOf([red, green, blue]) / BUCKET_DEGREES)
    const bucket = buckets.get(hue) ?? { weight: 0, pixels: 0, sum: [0, 0, 0] }
    buckets.set(hue, bucket)
    bucket.weight += chroma
    bucket.pixels += 1
    for (const [part, value] of [red, green, blue].entries()) bucket.sum[part as 0 | 1 | 2] += value
  }
  const [top] = [...buckets.values()].sort((one, other) => other.weight - one.weight)
  if (!top || top.pixels < (pixels.length / 4) * SMALLEST_SHARE) return null
  return `#${top.sum.map((sum) => hex(Math.round(sum / top.pixels))).join('')}`
}

function hueOf([red, green, blue]: readonly [number, number, number]): number {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240
}

function hex(part: number): string {
  return part.toString(16).padStart(2, '0')
}
