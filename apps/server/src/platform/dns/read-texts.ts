import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 3_000
const TRIES = 2
/** The most records to read of a name. */
const MOST_RECORDS = 50

/**
 * Returns the TXT records of a name, each as one text; an empty list when it has none. Rejects when no server answers
 * in time.
 */
export type ReadTexts = (name: string) => Promise<readonly string[]>

/** Queries the machine's name servers, or the given ones (`127.0.0.1:5353`). */
export function createTextReader(servers?: readonly string[]): ReadTexts {
  return async (name) => {
    // Created per query: a resolver keeps the name servers that the machine had at its creation.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    // The timeout applies per server; with several, the last may never be reached.
    const timeout = setTimeout(() => resolver.cancel(), TIMEOUT_MS * (TRIES + 1))
    try {
      const records = await resolver.resolveTxt(name)
      return records.slice(0, MOST_RECORDS).map((parts) => parts.join(''))
    } catch (error) {
      if (isAbsence(error)) return []
      throw error
    } finally {
      clearTimeout(timeout)
    }
  }
}

/** The name does not exist, or has no TXT records. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
}
