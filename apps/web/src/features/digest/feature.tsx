import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** The page of the digest: an explanation for everyone, and a professional's own digest. */
const pages: RouteObject[] = [
  {
    path: '/jobs/digest',
    // The page has its own sign-up form, so the footer's newsletter form is left out.
    handle: { plain: true },
    lazy: async () => ({ Component: (await import('./digest-page.tsx')).DigestPage }),
  },
]

/** Below the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/jobs/digest/review-my-info',
    handle: { gate: { access: 'professional' }, title: 'Review my info' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./facts/review-page.tsx')).ReviewPage }),
  },
  {
    path: '/jobs/digest/billing',
    handle: { gate: { access: 'professional' }, title: 'Your digest’s plan' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./billing/billing-page.tsx')).BillingPage }),
  },
]

export const digest: WebFeature = { pages, memberPages }
