// Missions: tasks that help others, members' progress, points and rewards. Owns `mission`, `mission_progress`,
// `mission_award`, `mission_member` and `reward_claim`. Content never calls it: it follows activities and a daily
// check, and counts rows by the `counts` of each feature's manifest.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'
