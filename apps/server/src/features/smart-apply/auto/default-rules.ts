import type { AutoRules } from '@rise/contract/smart-apply/fields'

/** The cautious default rules: nothing is sent without an approval. */
export const defaultRules: AutoRules = {
  ...{ leastMatch: 75, places: [], remote: true, pay: null, unknownPay: true, never: [], perDay: 5 },
  ...{ elsewhere: false, consent: 'ask', sameCompany: false },
}
