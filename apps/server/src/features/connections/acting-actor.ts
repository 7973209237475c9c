import { gateErrors } from '@rise/contract/errors'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

/**
 * Returns the actor that a member acts for.
 *
 * @throws {Failure} `forbidden` for an admin, who has no connections
 */
export function actingActor({ actorId }: Pick<SignedIn, 'actorId'>): string {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  return actorId
}
