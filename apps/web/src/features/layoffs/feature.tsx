import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

/** Loaded together with their pages, because every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')

const pages: RouteObject[] = [
  {
    path: '/layoff-tracker',
    loader: async (args) => (await loaders()).trackerLoader(args),
    lazy: async () => ({ Component: (await import('./tracker/tracker-page.tsx')).TrackerPage }),
  },
  {
    path: '/layoff-tracker/send',
    loader: async (args) => (await loaders()).sendLoader(args),
    lazy: async () => ({ Component: (await import('./send/send-page.tsx')).SendPage }),
  },
  {
    path: '/layoff-tracker/:layoff',
    loader: async (args) => (await loaders()).layoffLoader(args),
    lazy: async () => ({ Component: (await import('./layoff/layoff-page.tsx')).LayoffPage }),
  },
]

export const layoffs: WebFeature = { pages }
