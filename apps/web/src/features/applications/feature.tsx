import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** The pages in the authenticated layout: the applicants of a job, for the team. */
const memberPages: RouteObject[] = [
  {
    path: '/company/jobs/:job/applicants',
    handle: {
      gate: { access: 'employer' },
      title: msg('Applicants'),
      heading: { width: 'shell', below: 'line' },
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./hiring/applicants-page.tsx')).ApplicantsPage }),
  },
]

export const applications: WebFeature = { memberPages }
