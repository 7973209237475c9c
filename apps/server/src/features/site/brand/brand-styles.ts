import { createHash } from 'node:crypto'
import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import { type BrandChoices, type BrandLogo, logoPath } from '../../../platform/brand.ts'

/** The installation's style sheet, and its content-dependent address. */
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
  // `:root` twice, so that it overrides the theme's sheet in any order. Also understood by browsers without
  // light-dark().
  return [
    `:root:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${declarations(dark)}}}`,
    `:root:root[data-theme=dark]{${declarations(dark)}}`,
  ]
}

/** The built-in inline mark, selected by its view box. */
const MARK = 'svg[viewBox="2 2 28 28"]'
/** The height in the header, in pixels. */
const HEIGHT = 28
/** A logo with at least this ratio of width to height contains the name. */
const WIDE = 1.5

/**
 * Pages stay unchanged: the logo is the background of the mark. Next to a wide logo the name is only for screen
 * readers.
 */
function logoRules(logo: BrandLogo): string[] {
  const ratio = logo.width / logo.height
  const rule = `:root ${MARK}{background:url(${logoPath(logo)}) center/contain no-repeat}`
  const rules = [rule, `:root ${MARK}>*{display:none}`]
  if (ratio <= WIDE) return rules
  const size = `width:${Math.round(ratio * HEIGHT)}px;height:${HEIGHT}px`
  const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  return [...rules, `:root [data-brand]>${MARK}{${size}}`, `:root [data-brand]>${MARK}+span{${hidden}}`]
}

function declarations(shades: BrandShades): string {
  return Object.entries(shades)
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')
}
