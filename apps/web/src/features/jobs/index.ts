// What other features and the frame may show of jobs: their cards, their queries and their addresses.
import { lazy } from 'react'

export { feedsOf } from './feeds-of.ts'
export { JobCardList } from './job-card.tsx'
export { JobSearchForm } from './job-search-form.tsx'
export { jobsHref } from './jobs-address.ts'
export { facetsQuery, jobsQuery, type PopularJobs, popularQuery } from './queries.ts'

/** The page of a job that is not posted yet. Needs a Suspense around it. */
export const JobPreview = lazy(async () => ({ default: (await import('./job-preview.tsx')).JobPreview }))
