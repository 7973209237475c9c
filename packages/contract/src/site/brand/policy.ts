import { contrastOf } from '../../company-blocks/accent/policy.ts'

/** The theme's colors that depend on the brand color, as `#rrggbb`, by the names of their variables. */
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
  /** Whether the light theme shows a darker shade, because the chosen color is too light there. */
  readonly isDarkened: boolean
  /** Whether the dark theme shows a lighter shade, because the chosen color is too dark there. */
  readonly isLightened: boolean
}

/** The minimum contrast of text in WCAG 2.2. */
const READABLE_CONTRAST = 4.5
/** A margin for rounding errors. */
const MARGIN = 0.05
const STEP = 0.01
/** The background of each theme with the least contrast to its brand color. */
const LIGHT_GROUND = '#f4f3f1'
const DARK_GROUND = '#202427'
/** The minimum lightness of colors on dark pages, like that of the theme's own. */
const LEAST_ON_DARK = 0.74
/** On dark pages, a button of a lighter color than this gets darker on hover. Other buttons get lighter. */
const MOST_ON_DARK = 0.92
/** On light pages, a button of a darker color than this gets lighter on hover. Other buttons get darker. */
const LEAST_ON_LIGHT = 0.3

/** Returns the shades of a brand color as `#rrggbb`, in its hue, adjusted in lightness until they are legible. */
export function brandPalette(chosen: string): BrandPalette {
  const color = toOklch(chosen)
  const onLight = shift(color, -STEP, (shade) => contrastOf(shade, LIGHT_GROUND) >= READABLE_CONTRAST + MARGIN)
  const bright = { ...color, lightness: Math.max(color.lightness, LEAST_ON_DARK) }
  const onDark = shift(bright, STEP, (shade) => contrastOf(shade, DARK_GROUND) >= READABLE_CONTRAST + MARGIN)
  const light = lightShades(onLight)
  const dark = darkShades(onDark)
  // A legible color is used unchanged.
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

/** Makes a color lighter or darker, step by step, until it has enough contrast. */
function shift(color: Oklch, step: number, isFine: (shade: string) => boolean): Oklch {
  let { lightness } = color
  while (lightness > 0 && lightness < 1 && !isFine(fromOklch({ ...color, lightness }))) lightness += step
  return { ...color, lightness }
}

/** A color by perceived lightness (0 to 1), chroma (0 to about 0.4) and hue (radians). */
interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Converts a color from `#rrggbb` to OKLCH. */
export function toOklch(color: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    toLinear(Number.parseInt(color.slice(from, from + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** How often the range of possible chromas is halved. */
const FITTING_STEPS = 16

/** Converts a color to `#rrggbb`, with as much of its chroma as screens can show. */
export function fromOklch(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  const fullChroma = linearOf({ ...color, lightness })
  if (fits(fullChroma)) return toHex(fullChroma)
  let [least, most] = [0, color.chroma]
  for (let step = 0; step < FITTING_STEPS; step += 1) {
    const chroma = (least + most) / 2
    if (fits(linearOf({ ...color, lightness, chroma }))) least = chroma
    else most = chroma
  }
  return toHex(linearOf({ ...color, lightness, chroma: least }))
}

function linearOf({ lightness, chroma, hue }: Oklch): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function fits(linear: readonly number[]): boolean {
  return linear.every((part) => part >= -0.0001 && part <= 1.0001)
}

function toHex(linear: readonly number[]): string {
  const parts = linear.map((part) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, part)))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
