import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { matchData } from './match-data.ts'
import { matchRoutes } from './routes.ts'

export const match: Feature = {
  name: 'match',
  routes: matchRoutes,
  accountData: [matchData],
}
