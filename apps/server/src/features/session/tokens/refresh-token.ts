import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../../platform/secrets/keys.ts'

/** A token's family and generation. */
export interface RefreshToken {
  readonly sessionId: string
  readonly generation: number
  /** The proof that we issued the token, if it equals the proof derived from the session's salt. */
  readonly proof: Buffer
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/

/**
 * Derives the refresh token of one generation of a session. The token is stored nowhere: the salt and the key yield it
 * again, so the previous token gets the same successor. Neither the database nor the key alone yields any token.
 */
export function refreshTokenOf(keys: Keys, session: { id: string; salt: Buffer; generation: number }): string {
  const { id, generation } = session
  return `${id}.${generation}.${proofOf(keys, session).toString('base64url')}`
}

/** Parses a token; undefined for text in another form. */
export function parseRefreshToken(token: string): RefreshToken | undefined {
  const [, sessionId = '', generation, proof = ''] = form.exec(token) ?? []
  if (generation === undefined) return undefined
  return { sessionId, generation: Number(generation), proof: Buffer.from(proof, 'base64url') }
}

/** Whether we have ever issued this token for this session. */
export function isIssued(keys: Keys, { sessionId, generation, proof }: RefreshToken, salt: Buffer): boolean {
  const expectedProof = proofOf(keys, { id: sessionId, salt, generation })
  return proof.length === expectedProof.length && timingSafeEqual(proof, expectedProof)
}

function proofOf(keys: Keys, { id, salt, generation }: { id: string; salt: Buffer; generation: number }): Buffer {
  return createHmac('sha256', keys.derive('refresh-token')).update(`${id}.${generation}.`).update(salt).digest()
}
