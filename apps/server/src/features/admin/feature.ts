// Admin: what the admin area shows and does. Owns no table: it reads everybody's and acts through the doors of those who
// own them.
import type { Feature } from '../../platform/feature.ts'
import type {} from './activities.ts'
import { adminRoutes } from './routes.ts'

export const admin: Feature = {
  name: 'admin',
  routes: adminRoutes,
}
