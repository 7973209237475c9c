import type { applicationsNotices } from '@rise/contract/applications/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { applicationsData } from './applications-data.ts'
import { countedDeeds } from './counted-deeds.ts'
import { applicationsEnvironment } from './environment.ts'
import { applicationFiles } from './files/application-files.ts'
import { removeGoneFiles } from './files/remove-gone-files.task.ts'
import type {} from './index.ts'
import { applicationAnswered } from './notices/application-answered.ts'
import { applicationClosed } from './notices/application-closed.ts'
import { applicationMoved } from './notices/application-moved.ts'
import { applicationOpened } from './notices/application-opened.ts'
import { applicationReceived } from './notices/application-received.ts'
import { applicationUnanswered } from './notices/application-unanswered.ts'
import { interviewPicked } from './notices/interview-picked.ts'
import { interviewProposed } from './notices/interview-proposed.ts'
import { recountReplies } from './on-application-answered.ts'
import { announceApplicants } from './on-application-changed.ts'
import { applicationsRoutes } from './routes.ts'
import { forgetClosed } from './tasks/forget-closed.task.ts'
import { remindUnanswered } from './tasks/remind-unanswered.task.ts'
import { updateReplyFigures } from './tasks/update-reply-figures.task.ts'

export { interviewsToday } from './today/interviews-today.ts'
export { newApplicants } from './today/new-applicants.ts'

export const applications: Feature = {
  name: 'applications',
  environment: applicationsEnvironment,
  routes: applicationsRoutes,
  storedFiles: [applicationFiles],
  tasks: [removeGoneFiles, updateReplyFigures, remindUnanswered, forgetClosed],
  listeners: [announceApplicants, recountReplies],
  counts: countedDeeds,
  notices: {
    'application:received': applicationReceived,
    'application:opened': applicationOpened,
    'application:moved': applicationMoved,
    'application:answered': applicationAnswered,
    'interview:proposed': interviewProposed,
    'interview:picked': interviewPicked,
    'application:unanswered': applicationUnanswered,
    'application:closed': applicationClosed,
  } satisfies NoticesOf<typeof applicationsNotices>,
  accountData: [applicationsData],
  demo: () => import('./demo/demo-parts.ts'),
}
