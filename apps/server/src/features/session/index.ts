// Session: who signs in and who acts. Owns `login`, `actor`, `former_slug`, `membership`, `sign_up`, `session`, `ticket`
// and what proves an account; other features make accounts, find members and end sessions through this door.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { type AccountDataPart, asJson } from './account-data.ts'
export { accountRoutes } from './account-routes.ts'
export { actAs, actorsOf } from './acting-as.ts'
export { actorOfLogin } from './actor-of-login.ts'
export { authenticate } from './authenticate.ts'
export { changePlan } from './change-plan.ts'
export { createAccount } from './create-account.ts'
export { createActor, type NewActor } from './create-actor.ts'
export { createAdmin } from './create-admin.command.ts'
export { createProvenLogin } from './create-proven-login.ts'
export { eraseAccounts } from './erase-accounts.task.ts'
export { findUser } from './find-member.ts'
export { forgetExpired } from './forget-expired.task.ts'
export { actorOfFormerSlug, changeSlug } from './former-slug.ts'
export { greetingName } from './greeting-name.ts'
export { hashPassword } from './hash-password.ts'
export { NAMELESS, personName } from './member-name.ts'
export { photoPath } from './member-query.ts'
export {
  addMembership,
  changeMembership,
  endMembership,
  lockActor,
  membershipRole,
} from './memberships.ts'
export { forgetVisits } from './note-visit.ts'
export { tellInviter } from './on-account-confirmed.ts'
export { passwordResetTask } from './password-reset.task.ts'
export { renamePerson } from './rename-person.ts'
export { sessionRoutes } from './routes.ts'
export { sessionData } from './session-data.ts'
export { createSocketGate } from './socket-gate.ts'
export { type SignInReply, startSession } from './start-session.ts'
export { restoreLogin, suspendLogin } from './suspend-login.ts'
export { visitsRoutes } from './visits-routes.ts'
