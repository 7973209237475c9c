import { companyRules } from './company-rules.ts'
import { professionalRules } from './professional-rules.ts'
import type { Rule } from './rule.ts'

/** Every badge that can be earned so far: badges of the catalog without a rule are not shown. */
export const rules: readonly Rule[] = [...professionalRules, ...companyRules]
