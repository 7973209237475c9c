import { createHash } from 'node:crypto'
import { type BrandShades, brandPalette } from '@rise/contract/site/brand/policy'
import type { BrandChoices } from '../../../platform/brand.ts'

/** A style sheet of the installation's own, and the address that changes with it. */
export interface BrandSheet {
  readonly hash: string
  readonly path: string
  readonly css: string
}

/** Returns what the installation's own look changes in the theme; undefined where it has none. */
export function brandSheet({ color }: BrandChoices): BrandSheet | undefined {
  if (color === null) return undefined
  const { light, dark } = brandPalette(color)
  // Twice the root, so that it counts wherever the theme's own sheet stands. Browsers that don't know light-dark() read it too.
  const css = [
    `:root:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${declarations(dark)}}}`,
    `:root:root[data-theme=dark]{${declarations(dark)}}`,
  ].join('\n')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return { hash, path: `/brand/${hash}.css`, css }
}

function declarations(shades: BrandShades): string {
  return Object.entries(shades)
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')
}
