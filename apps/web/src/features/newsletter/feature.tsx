import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

const pages: RouteObject[] = [
  {
    path: '/risa/unsubscribe',
    handle: { plain: true },
    lazy: async () => ({ Component: (await import('./unsubscribe-page.tsx')).UnsubscribePage }),
  },
]

export const newsletter: WebFeature = { pages }
