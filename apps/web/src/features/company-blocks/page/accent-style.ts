import { accentOf } from '@rise/contract/company-blocks/accent/policy'
import type { CSSProperties } from 'react'

/** The CSS variables for a company's accent color; nothing without a legible one. */
export function accentStyle(chosen: string | null): CSSProperties | undefined {
  const accent = chosen === null ? undefined : accentOf(chosen)
  if (!accent) return undefined
  return {
    '--accent': `light-dark(${accent.light}, ${accent.dark})`,
    // A whole band in the lightened shade would be too bright on a dark page.
    '--accent-band': accent.light,
    '--on-accent': 'light-dark(#ffffff, #0f1112)',
  } as CSSProperties
}
