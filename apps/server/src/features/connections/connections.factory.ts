import type { SignedInClient } from '../session/accounts.factory.ts'

/** Returns the path of the request with which a member follows another, as the web app builds it. */
export function followUrl(actor: SignedInClient, other: string, roles = 'professionals'): string {
  return `/api/v1/${roles}/${actor.id}/follow/${other}`
}
