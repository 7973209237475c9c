import type { Logger } from './log.ts'

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
  /** Reads the choices again: after a change, in the process that made it. */
  refresh(): Promise<void>
}

export interface BrandWatch extends Brand {
  stop(): void
}

/** How soon a change shows in other processes. */
const REFRESH_MS = 2_000

/**
 * Returns the present appearance, which follows what `load` reads every two seconds until it is stopped. While reading
 * fails, the last one stays.
 */
export async function watchBrand(
  load: () => Promise<BrandChoices>,
  { configuredName, log }: { readonly configuredName: string; readonly log: Logger },
): Promise<BrandWatch> {
  let choices = await load()

  async function refresh(): Promise<void> {
    const read = await load()
    // A slower answer may be the older one.
    if (read.version >= choices.version) choices = read
  }

  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.debug({ err: error }, 'brand not read'))
  }, REFRESH_MS)
  timer.unref()

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
    refresh,
    stop: () => clearInterval(timer),
  }
}
