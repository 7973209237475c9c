import type { BadgeRule } from '../../platform/manifest/badge-rule.ts'
import { collected } from '../../platform/manifest/collected.ts'

/** The rules of all badges, easiest first. Catalog badges without a rule are not shown. */
export const rules = collected<readonly BadgeRule[]>('badge rules')
