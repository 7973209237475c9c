import { createHash } from 'node:crypto'
import type { Posting } from '../posting.ts'

/**
 * Raise it if an equal posting would be stored differently (another sanitiser, another rule for a fact): all are then
 * read again.
 */
const storingVersion = 6

/** Returns a short hash of a posting: equal hashes mean that there is nothing to write. */
export function postingHash(posting: Posting): string {
  return createHash('sha256')
    .update(`${storingVersion}\n${JSON.stringify(posting)}`)
    .digest('base64url')
}
