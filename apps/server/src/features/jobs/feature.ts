import type { jobsNotices } from '@rise/contract/jobs/notices'
import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import type {} from './index.ts'
import { jobSkills } from './job-skills.ts'
import { jobListsSitemap } from './machines/job-lists-sitemap.ts'
import { jobsFiles } from './machines/jobs-files.ts'
import { jobsSitemap } from './machines/jobs-sitemap.ts'
import { closeExpiredJobs } from './merge/close-expired-jobs.task.ts'
import { savedSearch } from './notices/saved-search.ts'
import { saveSignUpPage } from './on-newsletter-sign-up.ts'
import { jobsRoutes } from './routes.ts'
import { lookForNewJobs, lookForNewJobsAtOnce } from './saved-searches/look-for-new-jobs.task.ts'
import { savedSearchesData } from './saved-searches/saved-searches-data.ts'
import { savedJobsData } from './saving/saved-jobs-data.ts'
import { maintainSearch } from './search/maintain-search.task.ts'
import { searchNewName } from './search/on-company-renamed.ts'
import { showNewLogo } from './search/on-logo-chosen.ts'
import { refreshCompanyTask } from './search/refresh-company.task.ts'
import { followTerms, refreshTermsTask } from './search/refresh-terms.task.ts'

export { jobDeeds } from './job-deeds.ts'
export { jobViews } from './job-views.ts'
export { companyReplies, shownReplies } from './replies/company-replies.ts'
export { reportableJob } from './reportable-job.ts'
export { paletteJobs } from './search/palette-jobs.ts'

export const jobs: Feature = {
  name: 'jobs',
  routes: jobsRoutes,
  files: jobsFiles,
  sitemaps: [jobListsSitemap, jobsSitemap],
  tasks: [closeExpiredJobs, maintainSearch, refreshCompanyTask, refreshTermsTask, lookForNewJobs, lookForNewJobsAtOnce],
  catalogUses: [jobSkills],
  notices: {
    'saved-search': savedSearch,
  } satisfies NoticesOf<typeof jobsNotices>,
  pathInAdmin: {
    things: (ids) => sql`select id, '/jobs/' || slug as path from job where id = any(${ids}::uuid[])`,
  },
  accountData: [savedJobsData, savedSearchesData],
  listeners: [saveSignUpPage, searchNewName, showNewLogo, followTerms],
  demo: () => import('./demo/demo-parts.ts'),
}
