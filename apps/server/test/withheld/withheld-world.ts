import type { SignedInClient } from '../../src/features/session/accounts.factory.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { World } from '../world.ts'

export interface WithheldWorld {
  readonly world: World
  readonly db: Database
  /** A professional on the Creator plan, who publishes. */
  readonly ada: SignedInClient
  readonly admin: SignedInClient
}

/** The mark in the withheld part of each content; the audience follows it. */
export const WITHHELD = 'zinnoberquark'

export const markOf = (audience: string) => `${WITHHELD}${audience}`

/** A text that is longer than the first lines that everyone may read. */
export const opening = 'How a lamp is read by those who tend it. '.repeat(20)

export const bodyFor = (audience: string) => `<p>${opening}</p><p>And the secret is ${markOf(audience)}.</p>`

export const nameFor = (what: string, audience: string) => `${what} for ${audience} people`
