// The forms' rules are the contract's own. Loaded when someone sends one.
import { autoRules, smartApplyDetails } from '@rise/contract/smart-apply/fields'

export const formSchemas = { details: smartApplyDetails, rules: autoRules }
