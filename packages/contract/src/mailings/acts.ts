import type { FeatureActs } from '../acts.ts'

export const mailingsActs = {
  ofAdmins: {
    address: {
      name: 'Suppression list',
      permission: 'emails',
      acts: {
        allowed: 'took off the suppression list',
        suppressed: 'suppressed',
      },
    },
    sequence: {
      name: 'Email sequences',
      permission: 'emails',
      acts: {
        changed: 'changed the email sequence',
        deleted: 'deleted the email sequence',
        paused: 'paused the email sequence',
        started: 'started the email sequence',
        written: 'wrote the email sequence',
      },
    },
  },
} satisfies FeatureActs
