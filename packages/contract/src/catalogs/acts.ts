import type { FeatureActs } from '../acts.ts'

export const catalogsActs = {
  ofAdmins: {
    catalog: {
      name: 'Catalogs',
      permission: 'content',
      acts: {
        added: 'added to a catalog',
        changed: 'changed in a catalog',
        merged: 'merged into another entry of a catalog',
      },
    },
  },
} satisfies FeatureActs
