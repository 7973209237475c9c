import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import type { NameMark } from './name-mark.ts'
import type { PictureBrand, PictureFacts } from './picture-facts.ts'

export const PICTURE = { width: 1200, height: 630 }

const colours = {
  ground: '#fafaf9',
  text: '#1c1a17',
  muted: '#57534e',
  sun: '#e8912d',
  line: '#e5e2de',
}

interface Picture extends Omit<PictureFacts, 'kind'> {
  readonly mark: NameMark & { readonly letter: string }
  readonly brand: PictureBrand
}

/** Returns the picture as elements for satori. All texts are drawable; empty ones are omitted. */
export function pictureLayout({ title, owner, place, figure, brand, mark }: Picture): ReactElement {
  const frame = {
    width: '100%',
    height: '100%',
    background: colours.ground,
    fontFamily: 'Figtree, Figtree latin-ext',
    color: colours.text,
  }
  return box({ ...frame, flexDirection: 'column' }, [
    box({ flexGrow: 1, flexDirection: 'column', justifyContent: 'space-between', padding: '64px 80px 44px' }, [
      box({ alignItems: 'center', gap: 28 }, [
        markBox(mark),
        text(owner, { fontSize: 38, lineClamp: 1, maxWidth: 900 }),
      ]),
      text(title, { ...titleSize(title), fontWeight: 600, letterSpacing: '-0.015em', lineClamp: 3 }),
      box({ justifyContent: 'space-between', alignItems: 'flex-end', gap: 40 }, [
        box({ flexDirection: 'column', gap: 12, maxWidth: 820 }, [
          text(place, { fontSize: 32, color: colours.muted, lineClamp: 2 }),
          text(figure, { fontSize: 32, fontWeight: 600, lineClamp: 1 }),
        ]),
        box({ alignItems: 'center', gap: 16, flexShrink: 0 }, [
          logo(brand),
          text(containsName(brand) ? '' : brand.name, { fontSize: 36, fontWeight: 600 }),
        ]),
      ]),
    ]),
    box({ height: 24, background: brand.color }, []),
  ])
}

function titleSize(title: string): CSSProperties {
  if (title.length <= 36) return { fontSize: 84, lineHeight: 1.1 }
  return title.length <= 80 ? { fontSize: 66, lineHeight: 1.15 } : { fontSize: 52, lineHeight: 1.2 }
}

/** The owner's mark: a letter on a shape, or the shape alone. */
function markBox({ path, ground, shape, ink, letter }: Picture['mark']): ReactNode {
  const size = { width: 96, height: 96 }
  const shapeElement = createElement('path', { d: path, fill: shape })
  return box(
    { ...size, position: 'relative', borderRadius: 14, background: ground, overflow: 'hidden', flexShrink: 0 },
    [
      createElement('svg', { viewBox: '0 0 40 40', ...size }, shapeElement),
      // Satori paints positioned elements above those in the flow.
      box({ ...size, position: 'absolute', alignItems: 'center', justifyContent: 'center' }, [
        text(letter, { fontSize: 44, fontWeight: 600, color: ink }),
      ]),
    ],
  )
}

/** A logo that is this much wider than high has the name in it. */
const WIDE = 1.5

function containsName({ logo: shown }: PictureBrand): boolean {
  return shown !== null && shown.width > shown.height * WIDE
}

function logo({ color, logo: shown }: PictureBrand): ReactNode {
  if (shown) {
    const height = 56
    const width = Math.round((shown.width / shown.height) * height)
    return createElement('img', { src: shown.src, width, height })
  }
  return createElement('svg', { viewBox: '2 2 28 28', width: 52, height: 52 }, [
    createElement('path', { key: 1, fill: color, d: 'M3 6a3 3 0 0 1 3-3h4.5v26H6a3 3 0 0 1-3-3Z' }),
    createElement('circle', { key: 2, fill: colours.sun, cx: 21, cy: 11, r: 8 }),
    createElement('path', { key: 3, fill: color, d: 'M13 21.5h6.5A9.5 9.5 0 0 1 29 29H13Z' }),
  ])
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
