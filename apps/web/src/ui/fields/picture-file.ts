import { decimal, t } from '@rise/texts'

/** The limits for the pictures of a field. */
export interface PictureLimits {
  /** Media types. */
  readonly types: readonly string[]
  readonly maxBytes: number
  /** The minimum width and height of the stored picture, in pixels. */
  readonly minSide?: number
}

const MEGABYTE = 1024 * 1024

/** Returns the limits of a file in words: "JPEG, PNG or WebP, at most 10 MB". */
export function limitsInWords({ types, maxBytes }: PictureLimits): string {
  const names = types.map(nameOf)
  const last = names.pop() ?? ''
  const size = Math.floor(maxBytes / MEGABYTE)
  return names.length > 0
    ? t('{kinds} or {last}, at most {size} MB', { kinds: names.join(', '), last, size })
    : t('{kind}, at most {size} MB', { kind: last, size })
}

function nameOf(type: string): string {
  const name = type.split('/')[1] ?? type
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}

/** Returns what is wrong with a chosen file and how to fix it; undefined when it can be sent. */
export function fileErrorOf(file: File, limits: PictureLimits): string | undefined {
  if (file.size === 0) return t('This file is empty. Choose another one.')
  // Browsers derive the type from the name and leave it empty for some files: the server checks the content.
  if (file.type !== '' && !limits.types.includes(file.type)) {
    return t('This file can’t be used as a picture. Choose {limits}.', { limits: limitsInWords(limits) })
  }
  if (file.size <= limits.maxBytes) return undefined
  return t('This file has {size} MB. Choose one of at most {most} MB.', {
    size: decimal(file.size / MEGABYTE, 1),
    most: Math.floor(limits.maxBytes / MEGABYTE),
  })
}

/** A size in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Returns what is wrong with the selected part of a picture and how to fix it; undefined when it is large enough. */
export function sizeErrorOf(
  picture: PictureSize,
  part: PictureSize | undefined,
  minSide: number | undefined,
): string | undefined {
  if (minSide === undefined) return undefined
  const { width, height } = part ?? { width: 1, height: 1 }
  const [across, down] = [Math.round(width * picture.width), Math.round(height * picture.height)]
  if (Math.min(across, down) >= minSide) return undefined
  if (Math.min(picture.width, picture.height) < minSide) {
    return t(
      'This picture has {width} × {height} pixels. At least {minSide} × {minSide} are needed: choose a larger one.',
      { width: picture.width, height: picture.height, minSide },
    )
  }
  // The picture may have no larger part with this aspect ratio.
  const isWhole = Math.max(width, height) >= 0.99
  return isWhole
    ? t('This part has {across} × {down} pixels. At least {minSide} × {minSide} are needed: choose a larger picture.', {
        across,
        down,
        minSide,
      })
    : t(
        'This part has {across} × {down} pixels. At least {minSide} × {minSide} are needed: zoom out, or choose a larger picture.',
        { across, down, minSide },
      )
}

/** Returns the first file that was dropped or pasted. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0]
}
