// The schemas of the forms, from the contract. Loaded when a form is sent.
import { autoRules, smartApplyDetails } from '@rise/contract/smart-apply/fields'

export const formSchemas = { details: smartApplyDetails, rules: autoRules }
