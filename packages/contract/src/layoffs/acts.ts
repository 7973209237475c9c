import type { FeatureActs } from '../acts.ts'

export const layoffsActs = {
  ofAdmins: {
    layoff: {
      name: 'Layoffs',
      permission: 'content',
      acts: {
        changed: 'edited the layoff of',
        linked: 'linked the layoff of',
        merged: 'merged a duplicate into the layoff of',
        imported: 'imported layoffs',
      },
    },
  },
} satisfies FeatureActs
