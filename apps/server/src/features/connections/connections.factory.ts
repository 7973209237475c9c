import type { SignedInClient } from '../session/accounts.factory.ts'

/** Returns the address of a follow, as the web app calls it. */
export function followUrl(actor: SignedInClient, other: string, roles = 'professionals'): string {
  return `/api/v1/${roles}/${actor.id}/follow/${other}`
}
