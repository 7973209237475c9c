import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const layoffsActs = {
  ofAdmins: {
    layoff: {
      name: msg('Layoffs'),
      permission: 'content',
      acts: {
        changed: [msg('Edited the layoff of'), msg('{by} edited the layoff of {subject}')],
        linked: [msg('Linked the layoff of'), msg('{by} linked the layoff of {subject}')],
        merged: [
          msg('Merged a duplicate into the layoff of'),
          msg('{by} merged a duplicate into the layoff of {subject}'),
        ],
        imported: [msg('Imported layoffs'), msg('{by} imported layoffs {subject}')],
      },
    },
  },
} satisfies FeatureActs
