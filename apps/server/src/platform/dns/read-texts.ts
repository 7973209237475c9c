import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 3_000
const TRIES = 2
/** Of a name that somebody stuffed with records, the first. */
const MOST_RECORDS = 50

/** The TXT records of a name, each as one text; none when the name has none. Rejects when nobody answers in time. */
export type ReadTexts = (name: string) => Promise<readonly string[]>

/** Asks the name servers of the machine, or these (`127.0.0.1:5353`). */
export function createTextReader(servers?: readonly string[]): ReadTexts {
  return async (name) => {
    // One each time: a resolver keeps the servers that the machine had when it was made.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    // The timeout is for one server; of several the last one may never be reached.
    const ended = setTimeout(() => resolver.cancel(), TIMEOUT_MS * (TRIES + 1))
    try {
      const records = await resolver.resolveTxt(name)
      return records.slice(0, MOST_RECORDS).map((parts) => parts.join(''))
    } catch (error) {
      if (isAbsence(error)) return []
      throw error
    } finally {
      clearTimeout(ended)
    }
  }
}

/** There is no such name, or it has no such records. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
}
