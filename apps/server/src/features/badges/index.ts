// Badges: what members have earned, and by which rule. Owns `badge`. A rule is an entry of professional-rules.ts or
// company-rules.ts beside the badge's entry in the catalog; rules are never called directly: they follow activities and
// a daily check.
import type {} from './activities.ts'
import type {} from './tables.ts'
