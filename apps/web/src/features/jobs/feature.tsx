import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import { jobLoader } from './job-loader.ts'
import type { JobSlots, OwnJobSlots } from './job-slots.ts'
import { jobsLoader } from './jobs-loader.ts'

const lists = ['all', 'hybrid', 'onsite', 'remote', 'undisclosed']

const listPaths = [
  '/jobs',
  '/jobs/page/:number',
  '/jobs/k/:keyword',
  ...lists.flatMap((list) => [
    `/jobs/${list}`,
    `/jobs/${list}/:category`,
    // Section 2 of the specification: the addresses of remote jobs have no place.
    ...(list === 'remote' ? [] : [`/jobs/${list}/:category/:location`]),
  ]),
]

/** Loads the slots, with the page of a job. */
type Slots = () => Promise<JobSlots>
type OwnSlots = () => Promise<OwnJobSlots>

const pages = (jobSlots: Slots): RouteObject[] => [
  ...listPaths.map(
    (path): RouteObject => ({
      id: path,
      path,
      // Every view of the list is the same page, so that the filters stay mounted.
      handle: { page: '/jobs' },
      loader: jobsLoader,
      lazy: async () => ({ Component: (await import('./jobs-page.tsx')).JobsPage }),
    }),
  ),
  {
    path: '/jobs/:job',
    loader: jobLoader,
    lazy: async () => {
      const [{ JobPage }, slots] = await Promise.all([import('./job-page.tsx'), jobSlots()])
      return { element: <JobPage slots={slots} /> }
    },
  },
]

/** The pages in the authenticated layout: a professional's own jobs. */
const memberPages = (ownJobSlots: OwnSlots): RouteObject[] => [
  {
    path: '/professional/jobs',
    handle: { gate: { access: 'professional' }, title: msg('Your jobs') } satisfies PageHandle,
    lazy: async () => {
      const [{ OwnJobsPage }, slots] = await Promise.all([import('./own/own-jobs-page.tsx'), ownJobSlots()])
      return { element: <OwnJobsPage slots={slots} /> }
    },
  },
]

interface AllSlots {
  readonly jobSlots: Slots
  readonly ownJobSlots: OwnSlots
}

export const jobs = ({ jobSlots, ownJobSlots }: AllSlots): WebFeature => ({
  pages: pages(jobSlots),
  memberPages: memberPages(ownJobSlots),
})
