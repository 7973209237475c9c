// Session: accounts, login and sessions, and the actors that a login may act for. Owns `login`, `actor`, `former_slug`,
// `membership`, `sign_up`, `session`, `ticket`, `failed_log_in`, `second_factor`, `recovery_code`, `admin_act`,
// `page_view`, `visit_key`, `empty_search_day`, `known_network`, `used_id_token` and `conversion`; other features
// create accounts, find members and end sessions through these exports.
import type {} from './activities.ts'
import type {} from './emails/emails.ts'
import type {} from './tables.ts'

export { type AccountDataPart, asJson } from './account/account-data.ts'
export { createAccount } from './account/create-account.ts'
export { createProvenLogin } from './account/create-proven-login.ts'
export { erasureOf } from './account/delete-account.ts'
export { endSuspensions } from './account/end-suspensions.task.ts'
export { eraseAccounts } from './account/erase-accounts.task.ts'
export {
  correctAddress,
  deleteLogin,
  mailConfirmation,
  mailDataLink,
  mailPasswordLink,
  undeleteLogin,
} from './account/support-login.ts'
export { restoreLogin, suspendLogin } from './account/suspend-login.ts'
export { answerSuspensionAppeal, listSuspensionAppeals } from './account/suspension-appeals.ts'
export { actorName } from './actors/actor-name.ts'
export { actorOfLogin } from './actors/actor-of-login.ts'
export { changePlan } from './actors/change-plan.ts'
export { createActor, type NewActor } from './actors/create-actor.ts'
export { findUser } from './actors/find-member.ts'
export { actorOfFormerSlug, changeSlug } from './actors/former-slug.ts'
export { greetingName } from './actors/greeting-name.ts'
export { languageOfAddress } from './actors/language-of-address.ts'
export { memberName, NAMELESS, personName } from './actors/member-name.ts'
export { photoPath } from './actors/member-query.ts'
export {
  addMembership,
  changeMembership,
  endMembership,
  lockActor,
  membershipRole,
} from './actors/memberships.ts'
export { renamePerson } from './actors/rename-person.ts'
export { actOfAdmin, actOnActor } from './acts/acts-of-activities.ts'
export { recordAct } from './acts/record-act.ts'
export { hashChosenPassword } from './passwords/choose-password.ts'
export { liftLogInLock, logInLockOf } from './sign-in/log-in-lock.ts'
export { actAs, actorsOf } from './tokens/acting-as.ts'
export { authenticate } from './tokens/authenticate.ts'
export { endSessions } from './tokens/end-sessions.ts'
export { createSocketGate } from './tokens/socket-gate.ts'
export { type SignInReply, startSession } from './tokens/start-session.ts'
export { noteEmptySearch } from './visits/note-empty-search.ts'
