/** What admins may set of the product's appearance. */
export interface BrandChoices {
  /** Null for the configured one. */
  readonly name: string | null
  /** As `#rrggbb`; null for the built-in one. */
  readonly color: string | null
  /** Grows with each change. */
  readonly version: number
}

/** The product's appearance as it is now: read it when it is shown, and don't keep it. */
export interface Brand {
  readonly name: string
  readonly choices: BrandChoices
  /** Part of the key of whatever is cached with the name in it. */
  readonly version: number
  /** Takes these choices from now on, unless it has later ones: a slower answer of the database may be the older one. */
  hold(choices: BrandChoices): void
}

/** The appearance of a product of which no admin has set anything yet. */
export function createBrand(configuredName: string): Brand {
  let choices: BrandChoices = { name: null, color: null, version: 0 }
  return {
    get name() {
      return choices.name ?? configuredName
    },
    get choices() {
      return choices
    },
    get version() {
      return choices.version
    },
    hold(read) {
      if (read.version >= choices.version) choices = read
    },
  }
}
