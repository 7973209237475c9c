import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const catalogsActs = {
  ofAdmins: {
    catalog: {
      name: msg('Catalogs'),
      permission: 'content',
      acts: {
        added: [msg('Added to a catalog'), msg('{by} added to a catalog {subject}')],
        changed: [msg('Changed in a catalog'), msg('{by} changed in a catalog {subject}')],
        merged: [
          msg('Merged into another entry of a catalog'),
          msg('{by} merged into another entry of a catalog {subject}'),
        ],
      },
    },
  },
} satisfies FeatureActs
