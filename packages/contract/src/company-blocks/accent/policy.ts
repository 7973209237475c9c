/** The minimum contrast of text in WCAG 2.2. */
const LEAST_CONTRAST = 4.5
/** For each color scheme, the background with the least contrast to an accent. */
const LIGHT_GROUND = '#f4f3f1'
const DARK_GROUND = '#202427'
/** By how much each step lightens the accent. */
const STEP = 0.04

/** The shades of an accent in both color schemes. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/**
 * Returns the two shades of an accent, as `#rrggbb`: the chosen color for light pages, and one lightened until it is
 * legible for dark pages. Undefined for an accent that is not legible on light pages.
 */
export function accentOf(chosen: string): Accent | undefined {
  if (!/^#[0-9a-f]{6}$/.test(chosen) || contrastOf(chosen, LIGHT_GROUND) < LEAST_CONTRAST) return undefined
  for (let share = 0; share < 1; share += STEP) {
    const dark = mixWithWhite(chosen, share)
    if (contrastOf(dark, DARK_GROUND) >= LEAST_CONTRAST) return { light: chosen, dark }
  }
  return { light: chosen, dark: '#ffffff' }
}

/** Returns the contrast of two colors as `#rrggbb`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function channels(color: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
}

function mixWithWhite(color: string, share: number): string {
  const parts = channels(color).map((value) => Math.round(value + (255 - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
