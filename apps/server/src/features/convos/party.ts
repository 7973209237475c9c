import { createHash } from 'node:crypto'
import { actsForSupport } from '@rise/contract/convos/policy'
import { gateErrors } from '@rise/contract/errors'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

/** A side of a conversation: the actor id of a professional or company, or null for support. */
export type Party = string | null

/**
 * Returns the party of a member.
 *
 * @throws {Failure} `forbidden` for an admin who doesn't act for support
 */
export function partyOf(member: SignedIn): Party {
  if (member.actorId !== null) return member.actorId
  if (actsForSupport(member)) return null
  throw new Failure(gateErrors.forbidden)
}

/**
 * Returns the id of two parties' conversation. It is derived from the parties' ids, so that a pair has only one
 * conversation, found by its primary key.
 */
export function convoIdOf(one: Party, other: Party): string {
  const pair = [one ?? 'support', other ?? 'support'].toSorted()
  const bytes = createHash('sha256').update(pair.join(' ')).digest()
  // A version 8 UUID (RFC 9562): apart from version and variant, its bits are application-defined.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
