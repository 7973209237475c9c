import type { SignedIn } from '../../platform/http/requester.ts'

/** The professional that a member acts as; the endpoints' gate has refused everyone else. */
export function actorOf({ actorId }: Pick<SignedIn, 'actorId'>): string {
  if (actorId === null) throw new Error('The gate let someone in who is no professional')
  return actorId
}
