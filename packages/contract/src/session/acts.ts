import type { FeatureActs } from '../acts.ts'

export const sessionActs = {
  ofAdmins: {
    admin: {
      name: 'Admins',
      permission: 'settings',
      acts: {
        invited: 'invited as an admin',
        removed: 'removed',
        'role-changed': 'changed the role of',
      },
    },
    'second-factor': {
      name: 'Two-step verification',
      permission: 'settings',
      acts: {
        removed: 'turned off two-step verification of',
      },
    },
  },
  ofMembers: {
    'account.signed-up': 'Signed up',
    'account.confirmed': 'Confirmed their email',
    'account.appealed': 'Appealed against a suspension',
    'account.deleted': 'Deleted the account',
    'account.restored': 'Restored the account',
  },
} satisfies FeatureActs
