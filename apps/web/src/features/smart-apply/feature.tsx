import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const pages: RouteObject[] = [
  {
    path: '/smart-apply',
    lazy: async () => ({ Component: (await import('./smart-apply-page.tsx')).SmartApplyPage }),
  },
  {
    path: '/smart-apply/onboarding',
    handle: { plain: true },
    lazy: async () => ({ Component: (await import('./details/onboarding-page.tsx')).OnboardingPage }),
  },
]

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/smart-apply/request',
    handle: { gate: { access: 'professional' }, title: msg('Ask for SmartApply') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./request-page.tsx')).RequestPage }),
  },
]

export const smartApply: WebFeature = { pages, memberPages }
