import { createHash } from 'node:crypto'
import type { Posting } from '../posting.ts'

/** Raised when what is stored for an equal posting changes (another sanitiser, another rule that tells a fact): all are then read anew. */
const storingVersion = 4

/** What a posting says, as a short text: equal hashes mean that there is nothing to write. */
export function postingHash(posting: Posting): string {
  return createHash('sha256')
    .update(`${storingVersion}\n${JSON.stringify(posting)}`)
    .digest('base64url')
}
