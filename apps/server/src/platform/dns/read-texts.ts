import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 3_000
const TRIES = 2
/** The maximum number of records to read of a name. */
const MOST_RECORDS = 50

/**
 * Returns at most 50 TXT records of a name, each as one text; an empty list if the name has none or doesn't exist.
 * Rejects if no server answers in time.
 */
export type ReadTexts = (name: string) => Promise<readonly string[]>

/** Creates a reader that queries the machine's name servers, or the given ones (such as `127.0.0.1:5353`). */
export function createTextReader(servers?: readonly string[]): ReadTexts {
  return async (name) => {
    // Created for each query, because a resolver keeps the name servers that the machine had when it was created.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    // Limits the whole query, because the resolver's timeout applies to each server. Of several servers, the last ones
    // may never be tried.
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

/** Whether an error means that the name doesn't exist or has no TXT records. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
}
