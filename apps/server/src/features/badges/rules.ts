import type { BadgeEntry } from '@rise/contract/catalogs'
import { badges } from '../catalogs/index.ts'
import { companyRules } from './company-rules.ts'
import { professionalRules } from './professional-rules.ts'
import type { Rule } from './rule.ts'

/** Every badge that can be earned so far: those of the catalog that are not here are shown nowhere. */
export const rules: readonly Rule[] = [...professionalRules, ...companyRules]

const entries = new Map(badges.map((badge) => [badge.slug, badge]))

/** What the catalog says of a badge; undefined for one that it has no longer. */
export function badgeEntryOf(slug: string): BadgeEntry | undefined {
  return entries.get(slug)
}
