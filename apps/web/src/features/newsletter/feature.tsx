import type { RouteObject } from 'react-router'

export const newsletterRoutes: RouteObject[] = [
  {
    id: '/risa/unsubscribe',
    path: '/risa/unsubscribe',
    lazy: async () => ({ Component: (await import('./unsubscribe-page.tsx')).UnsubscribePage }),
  },
]
