import { createHash } from 'node:crypto'
import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import { type BrandChoices, type BrandLogo, logoPath } from '../../../platform/brand.ts'

/** The installation's style sheet, with an address that depends on its content. */
export interface BrandSheet {
  readonly hash: string
  readonly path: string
  readonly css: string
}

/** Returns the installation's overrides of the theme; undefined if there are none. */
export function brandSheet({ color, logo }: BrandChoices): BrandSheet | undefined {
  if (color === null && logo === null) return undefined
  const css = [...(color === null ? [] : colorRules(color)), ...(logo === null ? [] : logoRules(logo))].join('\n')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return { hash, path: `/brand/${hash}.css`, css }
}

function colorRules(color: string): string[] {
  const { light, dark } = brandPalette(color)
  // `:root` is repeated, so that the sheet overrides the theme's sheet in any order. Browsers without light-dark()
  // understand it, too.
  return [
    `:root:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${declarations(dark)}}}`,
    `:root:root[data-theme=dark]{${declarations(dark)}}`,
  ]
}

/** The selector of the built-in inline mark, by its view box. */
const MARK = 'svg[viewBox="2 2 28 28"]'
/** The height of the mark in the header, in pixels. */
const HEIGHT = 28
/** The minimum ratio of width to height of a logo that contains the name. */
const WIDE_RATIO = 1.5

/**
 * Shows the logo as the background of the mark, so that pages stay unchanged. Next to a wide logo, the name is only for
 * screen readers.
 */
function logoRules(logo: BrandLogo): string[] {
  const ratio = logo.width / logo.height
  const rule = `:root ${MARK}{background:url(${logoPath(logo)}) center/contain no-repeat}`
  const rules = [rule, `:root ${MARK}>*{display:none}`]
  if (ratio <= WIDE_RATIO) return rules
  const size = `width:${Math.round(ratio * HEIGHT)}px;height:${HEIGHT}px`
  const hiddenStyle = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  return [...rules, `:root [data-brand]>${MARK}{${size}}`, `:root [data-brand]>${MARK}+span{${hiddenStyle}}`]
}

function declarations(shades: BrandShades): string {
  return Object.entries(shades)
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')
}
