// What other features and the frame may show of jobs: their cards, their queries and their addresses.
import { lazy } from 'react'

export { feedsOf } from './base/feeds-of.ts'
export { JobCardList } from './base/job-card.tsx'
export { JobSearchForm } from './base/job-search-form.tsx'
export { jobsHref } from './base/jobs-address.ts'
export { facetsQuery, jobsQuery, type PopularJobs, popularQuery } from './base/queries.ts'

/** The page of a job that is not posted yet. Needs a Suspense around it. */
export const JobPreview = lazy(async () => ({ default: (await import('./job-preview.tsx')).JobPreview }))
