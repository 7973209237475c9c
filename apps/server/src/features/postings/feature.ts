import type { postingsNotices } from '@rise/contract/postings/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import { boardsCommand } from './boards/boards.command.ts'
import { importJobs } from './boards/import-jobs.command.ts'
import { readBoardTask, readDueBoards } from './boards/read-boards.task.ts'
import { followWrittenJobs } from './by-companies/follow-written-jobs.task.ts'
import { companyJobsRoutes } from './by-companies/routes.ts'
import { writtenJobsData } from './by-companies/written-jobs-data.ts'
import type {} from './index.ts'
import { joinJobsCommand, splitJobCommand } from './matching/join-jobs.command.ts'
import { jobEnding } from './notices/job-ending.ts'
import { namePlacesTask } from './places/name-places.task.ts'

export { jobsToday } from './by-companies/jobs-today.ts'

export const postings: Feature = {
  name: 'postings',
  routes: companyJobsRoutes,
  tasks: [readDueBoards, readBoardTask, followWrittenJobs, namePlacesTask],
  commands: [importJobs, boardsCommand, joinJobsCommand, splitJobCommand],
  earns: badgeRules,
  notices: {
    'job:ending': jobEnding,
  } satisfies NoticesOf<typeof postingsNotices>,
  pathInAdmin: { lists: { board: '/admin/jobs?part=boards' } },
  accountData: [writtenJobsData],
  demo: () => import('./demo/demo-parts.ts'),
}
