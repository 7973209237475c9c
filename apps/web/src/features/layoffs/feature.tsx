import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import { SEND, TRACKER } from './tracker-address.ts'

const pages: RouteObject[] = [
  {
    id: TRACKER,
    path: TRACKER,
    loader: async (args) => (await import('./loaders.ts')).trackerLoader(args),
    lazy: async () => ({ Component: (await import('./tracker/tracker-page.tsx')).TrackerPage }),
  },
  {
    id: SEND,
    path: SEND,
    loader: async (args) => (await import('./loaders.ts')).sendLoader(args),
    lazy: async () => ({ Component: (await import('./send/send-page.tsx')).SendPage }),
  },
  {
    id: '/layoff-tracker/:layoff',
    path: '/layoff-tracker/:layoff',
    loader: async (args) => (await import('./loaders.ts')).layoffLoader(args),
    lazy: async () => ({ Component: (await import('./layoff/layoff-page.tsx')).LayoffPage }),
  },
]

export const layoffs: WebFeature = { pages }
