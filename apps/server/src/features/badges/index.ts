// Badges: what members have earned, and by which rule. Owns `badge`. The rules are in the manifests of the features whose
// things they count (`earns`), next to the badge's entry in the catalog; they follow activities and a daily check.
import type {} from './activities.ts'
import type {} from './tables.ts'
