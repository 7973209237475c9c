// The parts of jobs for other features and the frame: cards, queries, and parts of the home page and the footer.
import { lazy } from 'react'

export { JobCardList } from './base/job-card.tsx'
export { useMarks } from './base/job-marks.ts'
export { JobSearchForm } from './base/job-search-form.tsx'
export { jobsHref } from './base/jobs-address.ts'
export { MatchBadge } from './base/match-badge.tsx'
export { facetsQuery, insightsQuery, suggestionsQuery } from './base/queries.ts'
export { SaveButton } from './base/save-button.tsx'
export { FakeJobSigns } from './fake-job-signs.tsx'
export { loadFooterJobs, useFooterJobs } from './footer-jobs.ts'
export { JobsOverview } from './home-jobs.tsx'
export { loadNewJobs } from './home-new-jobs.tsx'
export type { JobSlots, OwnJobSlots, SavedColumn } from './job-slots.ts'
export { NextStep } from './own/next-step.tsx'

/** A preview of a job that is not posted yet. Needs a Suspense around it. */
export const JobPreview = lazy(async () => ({ default: (await import('./preview/job-preview.tsx')).JobPreview }))
