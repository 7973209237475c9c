// Missions: tasks that help others. Also members' progress, points and rewards. Owns `mission`, `mission_progress`,
// `mission_award`, `mission_member` and `reward_claim`. Other features never call it: it listens to activities, runs a
// daily check, and counts rows with the `counts` of each feature's manifest.
import type {} from './activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'
