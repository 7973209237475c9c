// What other features and the frame may show of jobs: their cards, their queries and their addresses.
export { feedsOf } from './feeds-of.ts'
export { JobCardList } from './job-card.tsx'
export { JobSearchForm } from './job-search-form.tsx'
export { jobsHref } from './jobs-address.ts'
export { facetsQuery, jobsQuery, type PopularJobs, popularQuery } from './queries.ts'
