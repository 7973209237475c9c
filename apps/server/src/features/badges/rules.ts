import type { BadgeRule } from '../../platform/manifest/badge-rule.ts'
import { collected } from '../../platform/manifest/collected.ts'

/** The rules of all badges, easiest first. Badges of the catalog without a rule can't be earned. */
export const rules = collected<readonly BadgeRule[]>('badge rules')
