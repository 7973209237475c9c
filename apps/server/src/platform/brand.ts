/** A picture that is shown in place of the built-in mark. */
export interface BrandLogo {
  /** A hash of the picture; a part of the logo's address. */
  readonly hash: string
  /** The width in pixels. */
  readonly width: number
  readonly height: number
}

/** The parts of the product's appearance that admins can set. */
export interface BrandChoices {
  /** The name; null for the configured one. */
  readonly name: string | null
  /** The color as `#rrggbb`; null for the built-in one. */
  readonly color: string | null
  /** The logo; null for the built-in mark. */
  readonly logo: BrandLogo | null
  /** A number that grows with each change. */
  readonly version: number
}

/** The product's present appearance. Read it at each use and don't store it. */
export interface Brand {
  readonly name: string
  readonly choices: BrandChoices
  /** The logo as PNG; null without a logo. */
  readonly logoPng: Buffer | null
  /** The logo's path below the public address; null without a logo. */
  readonly logoPath: string | null
  /** A part of the cache key of everything that is rendered with the brand. */
  readonly version: number
  /**
   * Applies these choices, with their logo as PNG, unless newer ones are in effect, because a slower query may return
   * older choices.
   */
  hold(choices: BrandChoices, logoPng: Buffer | null): void
}

/** Creates the brand with the configured name and built-in look, which apply until an admin changes them. */
export function createBrand(configuredName: string): Brand {
  let choices: BrandChoices = { name: null, color: null, logo: null, version: 0 }
  let logoPng: Buffer | null = null
  return {
    get name() {
      return choices.name ?? configuredName
    },
    get choices() {
      return choices
    },
    get logoPng() {
      return logoPng
    },
    get logoPath() {
      return choices.logo && logoPath(choices.logo)
    },
    get version() {
      return choices.version
    },
    hold(read, png) {
      if (read.version < choices.version) return
      choices = read
      logoPng = png
    },
  }
}

/** Returns the path of the logo, below the public address. */
export function logoPath({ hash }: BrandLogo): string {
  return `/brand/${hash}.png`
}
