import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const sessionActs = {
  ofAdmins: {
    admin: {
      name: msg('Admins'),
      permission: 'settings',
      acts: {
        invited: [msg('Invited as an admin'), msg('{by} invited as an admin {subject}')],
        removed: [msg('Removed'), msg('{by} removed {subject}')],
        'role-changed': [msg('Changed the role of'), msg('{by} changed the role of {subject}')],
      },
    },
    'second-factor': {
      name: msg('Two-step verification'),
      permission: 'settings',
      acts: {
        removed: [
          msg('Turned off two-step verification of'),
          msg('{by} turned off two-step verification of {subject}'),
        ],
      },
    },
  },
  ofMembers: {
    'account.signed-up': msg('Signed up'),
    'account.confirmed': msg('Confirmed their email'),
    'account.appealed': msg('Appealed against a suspension'),
    'account.deleted': msg('Deleted the account'),
    'account.restored': msg('Restored the account'),
  },
} satisfies FeatureActs
