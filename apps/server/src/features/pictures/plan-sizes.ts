import { FEWEST_PICTURE_PIXELS, PHOTO_WIDTH, type PicturePurpose, pictureRules } from '@rise/contract/pictures/limits'
import type { Crop } from '@rise/contract/pictures/shapes'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Area extends Size {
  readonly left: number
  readonly top: number
}

/** The maximum height of a picture that keeps its shape, as a multiple of its listed width. */
const TALLEST = 2

/**
 * Returns the area of an upright picture to use, in its pixels: the center of the crop in the shape of the purpose.
 * Undefined if a side is too short.
 */
export function planArea(upright: Size, purpose: PicturePurpose, crop?: Crop): Area | undefined {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const leftEdge = Math.min(Math.round(x * upright.width), upright.width - 1)
  const top = Math.min(Math.round(y * upright.height), upright.height - 1)
  const chosen = {
    left: leftEdge,
    top,
    width: Math.min(Math.round(width * upright.width), upright.width - leftEdge),
    height: Math.min(Math.round(height * upright.height), upright.height - top),
  }
  const area = inShape(chosen, pictureRules[purpose].aspect)
  return Math.min(area.width, area.height) < FEWEST_PICTURE_PIXELS ? undefined : area
}

function inShape(area: Area, aspect: number | null): Area {
  if (aspect === null) return area
  const width = Math.min(area.width, Math.round(area.height * aspect))
  const height = Math.min(area.height, Math.round(area.width / aspect))
  return {
    left: area.left + Math.floor((area.width - width) / 2),
    top: area.top + Math.floor((area.height - height) / 2),
    width,
    height,
  }
}

/**
 * Returns the sizes in which an area is stored, in ascending order: those of the purpose that it fills, and its own
 * size if it is between two of them. Nothing is enlarged, except a photo to the width of a member's mark.
 */
export function planSizes(area: Size, purpose: PicturePurpose): Size[] {
  const { aspect, widths } = pictureRules[purpose]
  const enlargedTo = purpose === 'photo' ? PHOTO_WIDTH : 0
  const sizes = new Map<number, Size>()
  for (const listed of widths) {
    // The height limits a tall picture.
    const bound = Math.min(listed, area.width, (listed * TALLEST * area.width) / area.height)
    const width = Math.max(1, Math.round(bound), Math.min(listed, enlargedTo))
    const height = Math.max(1, Math.round(aspect === null ? (width * area.height) / area.width : width / aspect))
    if (!sizes.has(width)) sizes.set(width, { width, height })
  }
  return [...sizes.values()].sort((one, other) => one.width - other.width)
}
