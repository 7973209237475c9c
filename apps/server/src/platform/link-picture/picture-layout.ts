import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import type { NameMark } from './name-mark.ts'
import type { DrawnPicture, PictureBrand, PictureFacts } from './picture-facts.ts'
import { softGround } from './soft-ground.ts'

export const PICTURE = { width: 1200, height: 630 }
/** The size of a face, a logo, a mark or a calendar page. */
export const PORTRAIT = { width: 240, height: 240 }
/** The size of a cover, over the whole left side. */
export const COVER = { width: 440, height: 630 }

const colours = {
  surface: '#ffffff',
  text: '#1c1a17',
  muted: '#57534e',
  sun: '#e8912d',
  line: 'rgba(28, 26, 23, 0.1)',
}

interface Picture extends Omit<PictureFacts, 'kind' | 'owner'> {
  readonly mark: NameMark & { readonly letter: string }
  readonly brand: PictureBrand
  readonly picture: DrawnPicture | null
  readonly fontFamily: string
}

/** Returns the picture as elements for satori. All texts are drawable; empty ones are omitted. */
export function pictureLayout(content: Picture): ReactElement {
  const { brand, picture, mark, date, fontFamily, isProduct } = content
  if (isProduct) return productPicture(content)
  const cover = picture?.kind === 'cover' ? picture : null
  const ownColor = picture === null ? (date ? brand.color : mark.ink) : picture.color
  const frame = { ...PICTURE, background: softGround(ownColor), fontFamily, color: colours.text }
  return box(frame, [
    cover ? createElement('img', { key: 'cover', src: addressOf(cover), ...COVER }) : null,
    box({ flexGrow: 1, flexDirection: 'column', position: 'relative' }, [
      box({ flexGrow: 1, alignItems: 'center', gap: 56, padding: cover ? '56px 64px 0 56px' : '48px 80px 0' }, [
        cover ? null : portrait(content),
        words(content, cover ? 'beside a cover' : 'beside a portrait'),
      ]),
      foot(brand, cover ? 56 : 80),
    ]),
  ])
}

/** The product's own words, its name above them, and the sun on the horizon. */
function productPicture({ brand, title, detail, fontFamily }: Picture): ReactElement {
  const horizon = 36
  const frame = { ...PICTURE, background: softGround(null), fontFamily, color: colours.text }
  return box({ ...frame, flexDirection: 'column', position: 'relative' }, [
    box({ flexGrow: 1, flexDirection: 'column', padding: '92px 96px 0', gap: 40 }, [
      box({ alignItems: 'center', gap: 26 }, [
        logo(brand, 64),
        text(containsName(brand) ? '' : brand.name, { fontSize: 56, fontWeight: 600 }),
      ]),
      text(title, { fontSize: 84, fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.015em', maxWidth: 740 }),
      text(detail, { fontSize: 34, lineHeight: 1.3, color: colours.muted, maxWidth: 600 }),
    ]),
    box({ position: 'absolute', right: 0, bottom: horizon }, [sun(260, 460)]),
    box({ height: horizon, background: brand.color }, []),
  ])
}

function words({ title, lead, figure, detail }: Picture, place: 'beside a cover' | 'beside a portrait'): ReactNode {
  // The widths of the lines: satori breaks them only within a known width.
  const width = place === 'beside a cover' ? 640 : 744
  return box({ flexDirection: 'column', width, gap: 18 }, [
    text(lead, { fontSize: 32, fontWeight: 600, color: colours.muted, lineClamp: 1 }),
    text(title, { ...titleSize(title), fontWeight: 600, letterSpacing: '-0.015em', lineClamp: figure ? 3 : 4 }),
    text(figure, { fontSize: figure.length <= 26 ? 48 : 38, fontWeight: 600, lineHeight: 1.15, lineClamp: 2 }),
    text(detail, { fontSize: 32, lineHeight: 1.3, color: colours.muted, lineClamp: 2 }),
  ])
}

function titleSize(title: string): CSSProperties {
  const longest = Math.max(...title.split(' ').map(({ length }) => length))
  if (title.length <= 28 && longest <= 14) return { fontSize: 76, lineHeight: 1.08 }
  return title.length <= 64 && longest <= 20 ? { fontSize: 60, lineHeight: 1.12 } : { fontSize: 48, lineHeight: 1.18 }
}

/** A face, a logo, a calendar page, or the owner's mark. */
function portrait({ picture, date, mark }: Picture): ReactNode {
  if (picture) {
    const isFace = picture.kind === 'face'
    const image = createElement('img', { src: addressOf(picture), ...PORTRAIT })
    return box({ ...tile, borderRadius: isFace ? PORTRAIT.width / 2 : 36, background: colours.surface }, [image])
  }
  return date ? calendarPage(date) : markBox(mark)
}

const tile: CSSProperties = { ...PORTRAIT, position: 'relative', overflow: 'hidden', flexShrink: 0 }

function calendarPage({ weekday, day, month }: NonNullable<PictureFacts['date']>): ReactNode {
  const leaf: CSSProperties = {
    ...tile,
    borderRadius: 36,
    background: colours.surface,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
  }
  return box(leaf, [
    text(weekday, { fontSize: 34, fontWeight: 600, color: colours.muted, lineHeight: 1 }),
    text(day, { fontSize: 104, fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.03em' }),
    text(month, { fontSize: 34, fontWeight: 600, color: '#9a5207', lineHeight: 1 }),
  ])
}

/** The owner's mark: a letter on a shape, or only the shape. */
function markBox({ path, shape, ink, letter }: Picture['mark']): ReactNode {
  return box({ ...tile, borderRadius: 36, background: colours.surface }, [
    createElement('svg', { viewBox: '0 0 40 40', ...PORTRAIT }, createElement('path', { d: path, fill: shape })),
    // Satori paints positioned elements above those in the flow.
    box({ ...PORTRAIT, position: 'absolute', alignItems: 'center', justifyContent: 'center' }, [
      text(letter, { fontSize: 110, fontWeight: 600, color: ink }),
    ]),
  ])
}

/** A logo that is wider than this many times its height counts as containing the name. */
const WIDE_RATIO = 1.5

function containsName({ logo: shownLogo }: PictureBrand): boolean {
  return shownLogo !== null && shownLogo.width > shownLogo.height * WIDE_RATIO
}

/** The installation's name above the horizon, and on it the rising sun, unless the installation has its own mark. */
function foot(brand: PictureBrand, margin: number): ReactNode {
  return box({ flexDirection: 'column', flexShrink: 0 }, [
    box({ height: 92, justifyContent: 'space-between', alignItems: 'flex-end', padding: `0 ${margin}px` }, [
      box({ alignItems: 'center', gap: 14, paddingBottom: 24 }, [
        logo(brand, 48),
        text(containsName(brand) ? '' : brand.name, { fontSize: 34, fontWeight: 600 }),
      ]),
      brand.logo ? null : sun(72),
    ]),
    box({ height: 14, background: brand.color }, []),
  ])
}

function logo({ color, logo: shownLogo }: PictureBrand, height: number): ReactNode {
  if (shownLogo) {
    const width = Math.round((shownLogo.width / shownLogo.height) * height)
    return createElement('img', { src: shownLogo.src, width, height })
  }
  return createElement('svg', { viewBox: '2 2 28 28', width: height, height }, [
    createElement('path', { key: 1, fill: color, d: 'M3 6a3 3 0 0 1 3-3h4.5v26H6a3 3 0 0 1-3-3Z' }),
    createElement('circle', { key: 2, fill: colours.sun, cx: 21, cy: 11, r: 8 }),
    createElement('path', { key: 3, fill: color, d: 'M13 21.5h6.5A9.5 9.5 0 0 1 29 29H13Z' }),
  ])
}

function addressOf({ bytes, type }: DrawnPicture): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/** The rising half of the sun, cut off at the right if it is wider than `width`. */
function sun(radius: number, width = 2 * radius): ReactNode {
  const d = `M0 ${radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`
  const path = createElement('path', { d, fill: colours.sun })
  return createElement('svg', { viewBox: `0 0 ${width} ${radius}`, width, height: radius }, path)
}

function box(style: CSSProperties, children: readonly ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

function text(words: string, style: CSSProperties): ReactNode {
  if (words === '') return null
  // Satori truncates only blocks of text, not flex containers.
  const clampStyle =
    style.lineClamp === undefined ? {} : { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }
  return createElement('div', { style: { ...clampStyle, ...style, wordBreak: 'break-word' } }, words)
}
