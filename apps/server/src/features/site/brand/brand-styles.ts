import { createHash } from 'node:crypto'
import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import { type BrandChoices, type BrandLogo, logoPath } from '../../../platform/brand.ts'

/** A style sheet of the installation's own, and the address that changes with it. */
export interface BrandSheet {
  readonly hash: string
  readonly path: string
  readonly css: string
}

/** Returns what the installation's own look changes in the theme; undefined where it has none. */
export function brandSheet({ color, logo }: BrandChoices): BrandSheet | undefined {
  if (color === null && logo === null) return undefined
  const css = [...(color === null ? [] : colorRules(color)), ...(logo === null ? [] : logoRules(logo))].join('\n')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return { hash, path: `/brand/${hash}.css`, css }
}

function colorRules(color: string): string[] {
  const { light, dark } = brandPalette(color)
  // Twice the root, so that it counts wherever the theme's own sheet stands. Browsers that don't know light-dark() read it too.
  return [
    `:root:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${declarations(dark)}}}`,
    `:root:root[data-theme=dark]{${declarations(dark)}}`,
  ]
}

/** The built-in mark, which pages draw themselves, by its view box. */
const MARK = 'svg[viewBox="2 2 28 28"]'
/** In the header, in pixels. */
const HEIGHT = 28
/** A logo that is this much wider than high has the name in it. */
const WIDE = 1.5

/** Pages stay as they are: the mark becomes the ground of the logo. Beside a wide one the name is left to screen readers. */
function logoRules(logo: BrandLogo): string[] {
  const ratio = logo.width / logo.height
  const shown = `:root ${MARK}{background:url(${logoPath(logo)}) center/contain no-repeat}`
  const rules = [shown, `:root ${MARK}>*{display:none}`]
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
