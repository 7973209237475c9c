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

/** The maximum height of a picture with a free aspect ratio, as a multiple of its listed width. */
const MOST_HEIGHT_PER_WIDTH = 2

/**
 * Returns the area of an upright picture to use, in its pixels: the centre of the crop, in the aspect ratio of the
 * purpose. Undefined if a side is too short.
 */
export function planArea(upright: Size, purpose: PicturePurpose, crop?: Crop): Area | undefined {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const leftEdge = Math.min(Math.round(x * upright.width), upright.width - 1)
  const top = Math.min(Math.round(y * upright.height), upright.height - 1)
  const croppedArea = {
    left: leftEdge,
    top,
    width: Math.min(Math.round(width * upright.width), upright.width - leftEdge),
    height: Math.min(Math.round(height * upright.height), upright.height - top),
  }
  const area = inShape(croppedArea, pictureRules[purpose].aspect)
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
 * Returns the sizes in which an area is stored, in ascending order: the purpose's sizes that don't enlarge it, and its
 * own size if it is smaller than the purpose's largest. Only a photo smaller than a member's mark is enlarged, to the
 * mark's width.
 */
export function planSizes(area: Size, purpose: PicturePurpose): Size[] {
  const { aspect, widths } = pictureRules[purpose]
  const enlargedTo = purpose === 'photo' ? PHOTO_WIDTH : 0
  const sizes = new Map<number, Size>()
  for (const listedWidth of widths) {
    // A tall picture is limited by its height.
    const widthBound = Math.min(
      listedWidth,
      area.width,
      (listedWidth * MOST_HEIGHT_PER_WIDTH * area.width) / area.height,
    )
    const width = Math.max(1, Math.round(widthBound), Math.min(listedWidth, enlargedTo))
    const height = Math.max(1, Math.round(aspect === null ? (width * area.height) / area.width : width / aspect))
    if (!sizes.has(width)) sizes.set(width, { width, height })
  }
  return [...sizes.values()].sort((one, other) => one.width - other.width)
}
