import type { Feature } from '../../platform/feature.ts'
import { catalogsRoutes } from './routes.ts'

export const catalogs: Feature = {
  name: 'catalogs',
  routes: catalogsRoutes,
}
