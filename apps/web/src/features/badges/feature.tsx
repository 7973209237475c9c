import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

const loaders = () => import('./loaders.ts')

const pages: RouteObject[] = [
  {
    path: '/professional/:profile/badges',
    loader: async (args) => (await loaders()).badgesLoader('professional', args),
    lazy: async () => ({ Component: (await import('./badges-page.tsx')).ProfessionalBadgesPage }),
  },
  {
    path: '/company/:profile/badges',
    loader: async (args) => (await loaders()).badgesLoader('company', args),
    lazy: async () => ({ Component: (await import('./badges-page.tsx')).CompanyBadgesPage }),
  },
]

export const badges: WebFeature = { pages }
