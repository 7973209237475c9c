import { accentOf } from '@rise/contract/company-blocks/accent/policy'
import type { CSSProperties } from 'react'

/** The variables that color a page in a company's accent; nothing without one that can be read. */
export function accentStyle(chosen: string | null): CSSProperties | undefined {
  const accent = chosen === null ? undefined : accentOf(chosen)
  if (!accent) return undefined
  return {
    '--accent': `light-dark(${accent.light}, ${accent.dark})`,
    // A whole band in the lightened shade would glare on a dark page.
    '--accent-band': accent.light,
    '--on-accent': 'light-dark(#ffffff, #0f1112)',
  } as CSSProperties
}
