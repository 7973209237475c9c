import type { BadgeRule } from '../../platform/manifest/badge-rule.ts'
import { collected } from '../../platform/manifest/collected.ts'

/** The rules of every badge that can be earned so far, the easiest first: badges of the catalog without one are not shown. */
export const rules = collected<readonly BadgeRule[]>('badge rules')
