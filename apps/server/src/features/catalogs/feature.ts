import type { Feature } from '../../platform/feature.ts'
import { moveUsesTask } from './admin/move-uses.task.ts'
import type {} from './index.ts'
import { refreshCatalogs } from './refresh-catalogs.ts'
import { catalogsRoutes } from './routes.ts'
import type { CatalogUse } from './uses.ts'

interface CatalogParts {
  /** Returns where features store choices from catalogs, or how they count them. */
  uses(): readonly CatalogUse[]
}

export function catalogs({ uses }: CatalogParts): Feature {
  return {
    name: 'catalogs',
    routes: catalogsRoutes(uses),
    tasks: [moveUsesTask(uses)],
    pathInAdmin: { lists: { catalog: '/admin/cms/catalogs' } },
    residents: [{ name: 'catalogs', refresh: refreshCatalogs }],
  }
}
