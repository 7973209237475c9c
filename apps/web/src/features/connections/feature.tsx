import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const community = async () => ({ Component: (await import('./community-page.tsx')).CommunityPage })

/** Below the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/professional/community',
    handle: { gate: { access: 'professional' }, title: 'Your community' } satisfies PageHandle,
    lazy: community,
  },
  {
    path: '/company/community',
    handle: { gate: { access: 'employer' }, title: 'Your community' } satisfies PageHandle,
    lazy: community,
  },
  {
    path: '/professional/companies',
    handle: { gate: { access: 'professional' }, title: 'Companies you follow' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./followed-companies-page.tsx')).FollowedCompaniesPage }),
  },
]

export const connections: WebFeature = { memberPages }
