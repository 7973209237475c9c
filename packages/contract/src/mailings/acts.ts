import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const mailingsActs = {
  ofAdmins: {
    address: {
      name: msg('Suppression list'),
      permission: 'emails',
      acts: {
        allowed: [msg('Took off the suppression list'), msg('{by} took off the suppression list {subject}')],
        suppressed: [msg('Suppressed'), msg('{by} suppressed {subject}')],
      },
    },
    sequence: {
      name: msg('Email sequences'),
      permission: 'emails',
      acts: {
        changed: [msg('Changed the email sequence'), msg('{by} changed the email sequence {subject}')],
        deleted: [msg('Deleted the email sequence'), msg('{by} deleted the email sequence {subject}')],
        paused: [msg('Paused the email sequence'), msg('{by} paused the email sequence {subject}')],
        started: [msg('Started the email sequence'), msg('{by} started the email sequence {subject}')],
        written: [msg('Wrote the email sequence'), msg('{by} wrote the email sequence {subject}')],
      },
    },
  },
} satisfies FeatureActs
