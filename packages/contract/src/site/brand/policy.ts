import { contrastOf } from '../../company-blocks/accent/policy.ts'
import { fromOklch, type Oklch, toOklch } from './oklch.ts'

/** The theme's colors that follow the brand's, as `#rrggbb`, by the names of their variables. */
export interface BrandShades {
  readonly brand: string
  readonly 'brand-hover': string
  readonly 'on-brand': string
  readonly 'brand-soft': string
  readonly 'on-brand-soft': string
}

/** A brand color in both themes. */
export interface BrandPalette {
  readonly light: BrandShades
  readonly dark: BrandShades
  /** Whether the theme shows another shade than the chosen one, which could not be read there. */
  readonly isDarkened: boolean
  readonly isLightened: boolean
}

/** WCAG 2.2 asks for it of text. */
const READABLE = 4.5
/** A margin for what is seen through rounding. */
const MARGIN = 0.05
const STEP = 0.01
/** The ground of each theme with the least contrast to its brand color. */
const LIGHT_GROUND = '#f4f3f1'
const DARK_GROUND = '#202427'
/** Colors that shine on dark pages, as the theme's own do. */
const LEAST_ON_DARK = 0.74
/** Beyond it a pressed button gets darker, below it lighter. */
const MOST_ON_DARK = 0.92
const LEAST_ON_LIGHT = 0.3

/** Returns the shades of a brand color as `#rrggbb`: of its hue, and as light or dark as it takes to read them. */
export function brandPalette(chosen: string): BrandPalette {
  const color = toOklch(chosen)
  const onLight = shift(color, -STEP, (shade) => contrastOf(shade, LIGHT_GROUND) >= READABLE + MARGIN)
  const bright = { ...color, lightness: Math.max(color.lightness, LEAST_ON_DARK) }
  const onDark = shift(bright, STEP, (shade) => contrastOf(shade, DARK_GROUND) >= READABLE + MARGIN)
  const light = lightShades(onLight)
  const dark = darkShades(onDark)
  // A color that is fine stays as it was chosen, to the digit.
  const isDarkened = onLight.lightness !== color.lightness
  const isLightened = onDark.lightness !== color.lightness
  return {
    light: isDarkened ? light : { ...light, brand: chosen },
    dark: isLightened ? dark : { ...dark, brand: chosen },
    isDarkened,
    isLightened,
  }
}

function lightShades(color: Oklch): BrandShades {
  const { lightness, chroma } = color
  const hover = { ...color, lightness: lightness + (lightness < LEAST_ON_LIGHT ? 0.2 : -0.07) }
  return {
    brand: fromOklch(color),
    'brand-hover': fromOklch(hover),
    'on-brand': '#ffffff',
    'brand-soft': fromOklch({ ...color, lightness: 0.957, chroma: Math.min(chroma, 0.02) }),
    'on-brand-soft': fromOklch(lightness < LEAST_ON_LIGHT ? color : hover),
  }
}

function darkShades(color: Oklch): BrandShades {
  const { lightness, chroma } = color
  const hover = { ...color, lightness: lightness + (lightness > MOST_ON_DARK ? -0.08 : 0.05) }
  return {
    brand: fromOklch(color),
    'brand-hover': fromOklch(hover),
    'on-brand': fromOklch({ ...color, lightness: 0.2, chroma: Math.min(chroma, 0.04) }),
    'brand-soft': fromOklch({ ...color, lightness: 0.3, chroma: Math.min(chroma, 0.04) }),
    'on-brand-soft': fromOklch({ ...color, lightness: 0.86, chroma: Math.min(chroma, 0.09) }),
  }
}

/** Makes a color lighter or darker, step by step, until it is fine. */
function shift(color: Oklch, step: number, isFine: (shade: string) => boolean): Oklch {
  let { lightness } = color
  while (lightness > 0 && lightness < 1 && !isFine(fromOklch({ ...color, lightness }))) lightness += step
  return { ...color, lightness }
}
