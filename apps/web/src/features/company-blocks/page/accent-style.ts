import { accentOf } from '@rise/contract/company-blocks/accent/policy'
import type { CSSProperties } from 'react'

/** Returns the CSS variables for a company's accent color; undefined without a legible one. */
export function accentStyle(color: string | null): CSSProperties | undefined {
  const accent = color === null ? undefined : accentOf(color)
  if (!accent) return undefined
  return {
    '--accent': `light-dark(${accent.light}, ${accent.dark})`,
    // The lightened shade would be too bright for a whole band on a dark page.
    '--accent-band': accent.light,
    '--on-accent': 'light-dark(#ffffff, #0f1112)',
  } as CSSProperties
}
