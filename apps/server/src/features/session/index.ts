// Session: who signs in and who acts. Owns `login`, `actor` and `membership`.
import type {} from './tables.ts'

export { createActor } from './create-actor.ts'
