import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const area = () => import('./admin-area.tsx')
const handle = { gate: { access: 'admin' }, title: 'Admin' } satisfies PageHandle

/** The whole area is one route: its pages stand in a table of its own, which the other pages do not load. */
export const admin: WebFeature = {
  adminPages: [
    {
      path: '/admin/*',
      handle,
      loader: async ({ request }) => (await area()).openAdminPage(request),
      lazy: async () => (await area()).loadAdminArea(),
    },
  ],
}
