// Badges: the badges that members and companies have earned. Owns `badge`. Each rule is in the manifest of the feature
// whose rows it counts (`earns`); rules run after activities and in a daily check.
import type {} from './activities.ts'
import type {} from './tables.ts'
