// Admin: the admin area's pages and actions. Owns no table: it reads other features' and acts through their exports.
import type { Feature } from '../../platform/feature.ts'
import type {} from './activities.ts'
import { adminRoutes } from './routes.ts'

export const admin: Feature = {
  name: 'admin',
  routes: adminRoutes,
}
