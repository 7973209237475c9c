import { companyRules } from './company-rules.ts'
import { professionalRules } from './professional-rules.ts'
import type { Rule } from './rule.ts'

/** Every badge that can be earned so far: those of the catalog that are not here are shown nowhere. */
export const rules: readonly Rule[] = [...professionalRules, ...companyRules]
