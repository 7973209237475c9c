/** A picture in place of the built-in mark, at most four times as wide as high. */
export interface BrandLogo {
  /** Of its content; part of its address. */
  readonly hash: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** What admins may set of the product's appearance. */
export interface BrandChoices {
  /** Null for the configured one. */
  readonly name: string | null
  /** As `#rrggbb`; null for the built-in one. */
  readonly color: string | null
  /** Null for the built-in mark. */
  readonly logo: BrandLogo | null
  /** Grows with each change. */
  readonly version: number
}

/** The product's appearance as it is now: read it when it is shown, and don't keep it. */
export interface Brand {
  readonly name: string
  readonly choices: BrandChoices
  /** The logo as PNG, and its path below the public address; null without one. */
  readonly logoPng: Buffer | null
  readonly logoPath: string | null
  /** Part of the key of whatever is cached with the name in it. */
  readonly version: number
  /**
   * Takes these choices from now on, with their logo as PNG, unless it has later ones: a slower answer of the database may be
   * the older one.
   */
  hold(choices: BrandChoices, logoPng: Buffer | null): void
}

/** The appearance of a product of which no admin has set anything yet. */
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
