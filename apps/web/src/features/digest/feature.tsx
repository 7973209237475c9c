import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { DigestPageSkeleton } from './digest-page-skeleton.tsx'

/** The page of the digest: an explanation for everyone, and a professional's own digest. */
const pages: RouteObject[] = [
  {
    path: '/jobs/digest',
    // The page has its own sign-up form, so the footer's newsletter form is left out.
    handle: { plain: true },
    loader: async (args) => (await import('./digest-page.tsx')).digestLoader(args),
    lazy: async () => ({ Component: (await import('./digest-page.tsx')).DigestPage }),
  },
]

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/jobs/digest/review-my-info',
    handle: {
      gate: { access: 'professional' },
      title: msg('Review my info'),
      heading: { below: 'tabs' },
      Skeleton: DigestPageSkeleton,
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./facts/review-page.tsx')).ReviewPage }),
  },
  {
    path: '/jobs/digest/billing',
    handle: {
      gate: { access: 'professional' },
      title: msg('Weekly or daily'),
      heading: { below: 'tabs' },
      Skeleton: DigestPageSkeleton,
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./billing/billing-page.tsx')).BillingPage }),
  },
]

export const digest: WebFeature = { pages, memberPages }
