// Missions: what members are invited to do, how far they are, their points, and the rewards that they claim for them. Owns
// `mission`, `mission_progress`, `mission_award`, `mission_member` and `reward_claim`. Content never calls it: it follows activities and a
// daily check, and reads what counts from the tables of others.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'
