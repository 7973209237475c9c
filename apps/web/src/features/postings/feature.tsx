import { type Message, msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { COMPANY_JOBS, NEW_JOB_PATH, POSTING_PATH } from './posting-address.ts'

/** The handle of a page of the desk, whose heading is below the company's name. */
const handleOf = (title: Message) =>
  ({ gate: { access: 'employer' }, title, heading: { width: 'shell', below: 'line' } }) satisfies PageHandle

const editJobPage = async () => ({ Component: (await import('./writing/edit-job-page.tsx')).EditJobPage })

/** The pages in the authenticated layout: those where a team writes and imports its jobs. */
const memberPages: RouteObject[] = [
  {
    path: COMPANY_JOBS,
    handle: handleOf(msg('Jobs')),
    lazy: async () => ({ Component: (await import('./list/company-jobs-page.tsx')).CompanyJobsPage }),
  },
  {
    path: NEW_JOB_PATH,
    // A new job gets its address with its first save, and the form must stay mounted then.
    handle: { ...handleOf(msg('Post a job')), page: `${COMPANY_JOBS}/edit` },
    lazy: editJobPage,
  },
  {
    path: `${COMPANY_JOBS}/edit/:job`,
    handle: { ...handleOf(msg('Edit job')), page: `${COMPANY_JOBS}/edit` },
    lazy: editJobPage,
  },
  {
    path: `${COMPANY_JOBS}/preview`,
    handle: handleOf(msg('Preview')),
    lazy: async () => ({ Component: (await import('./writing/preview-job-page.tsx')).PreviewJobPage }),
  },
  {
    path: POSTING_PATH,
    handle: handleOf(msg('Your jobs on Rise')),
    lazy: async () => ({ Component: (await import('./writing/posting-page.tsx')).PostingPage }),
  },
]

export const postings: WebFeature = { memberPages }

export const postJobInFooter: FooterLink = { to: NEW_JOB_PATH, label: msg('Post a job') }
