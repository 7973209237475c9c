import { gateErrors } from '@rise/contract/errors'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

/**
 * Whom a member acts for.
 *
 * @throws {Failure} `forbidden` for an admin, who is tied to nobody
 */
export function actingActor({ actorId }: Pick<SignedIn, 'actorId'>): string {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  return actorId
}
