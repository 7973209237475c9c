import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const content = () => import('./content-pages.ts')

/** Below the admin layout. Parts that a role may not see are left out of the page, not the page itself. */
const adminPages: RouteObject[] = [
  {
    path: '/admin',
    handle: { gate: { access: 'admin' }, title: 'Admin' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./admin-page.tsx')).AdminPage }),
  },
  {
    path: '/admin/activity',
    handle: { gate: { access: 'admin' }, title: 'Activity' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./activity-page.tsx')).ActivityPage }),
  },
  {
    path: '/admin/courses',
    handle: { gate: { access: 'admin' }, title: 'Courses' } satisfies PageHandle,
    lazy: async () => ({ Component: (await content()).CoursesPage }),
  },
  {
    path: '/admin/layoffs',
    handle: { gate: { access: 'admin' }, title: 'Layoffs' } satisfies PageHandle,
    lazy: async () => ({ Component: (await content()).LayoffsPage }),
  },
  {
    path: '/admin/missions',
    handle: { gate: { access: 'admin' }, title: 'Missions' } satisfies PageHandle,
    lazy: async () => ({ Component: (await content()).MissionsPage }),
  },
  {
    path: '/admin/events',
    handle: { gate: { access: 'admin' }, title: 'Events' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./events-page.tsx')).EventsPage }),
  },
]

export const admin: WebFeature = { adminPages }
