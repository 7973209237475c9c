import type { FeatureActs } from '../acts.ts'

export const companiesActs = {
  ofAdmins: {
    claim: {
      name: 'Claims of companies',
      permission: 'members',
      acts: {
        granted: 'granted a claim of',
        refused: 'refused a claim of',
      },
    },
  },
  ofMembers: {
    'company.page-changed': 'Edited a company page',
  },
} satisfies FeatureActs
