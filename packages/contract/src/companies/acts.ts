import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const companiesActs = {
  ofAdmins: {
    claim: {
      name: msg('Claims of companies'),
      permission: 'members',
      acts: {
        granted: [msg('Granted a claim of'), msg('{by} granted a claim of {subject}')],
        refused: [msg('Refused a claim of'), msg('{by} refused a claim of {subject}')],
      },
    },
  },
  ofMembers: {
    'company.page-changed': msg('Edited a company page'),
  },
} satisfies FeatureActs
