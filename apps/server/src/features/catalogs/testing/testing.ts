import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  tablesWithoutPeople: {
    catalog_entry: 'the installation’s own',
    catalog_revision: 'a number',
  },
  reads: {
    notWalked: {
      'GET /api/v1/catalogs/{name}': 'the lists of the product',
    },
  },
}
