import type { RouteObject } from 'react-router'
import { appOf } from '../base/app-context.ts'
import { pageError } from '../page/page-error.ts'

const developerOnly: RouteObject['loader'] = ({ context }) => {
  if (!appOf(context).developer) throw pageError(404, { unmatched: true })
  return null
}

/** Pages for developers: they exist only in local mode, and only for direct requests. */
export const developerRoutes: RouteObject[] = [
  {
    path: '/dev/kit',
    loader: developerOnly,
    lazy: async () => ({ Component: (await import('./kit.tsx')).Kit }),
  },
  {
    path: '/dev/apply',
    loader: developerOnly,
    lazy: async () => ({ Component: (await import('./apply-page.tsx')).ApplyPage }),
  },
]
