import type { Feature } from '../../platform/feature.ts'
import { applicationsData } from './applications-data.ts'
import { applicationFiles } from './files/application-files.ts'
import { removeGoneFiles } from './files/remove-gone-files.task.ts'
import type {} from './index.ts'
import { recountReplies } from './on-application-answered.ts'
import { announceApplicants } from './on-application-changed.ts'
import { applicationsRoutes } from './routes.ts'
import { forgetClosed } from './tasks/forget-closed.task.ts'
import { keepReplyFigures } from './tasks/keep-reply-figures.task.ts'
import { remindUnanswered } from './tasks/remind-unanswered.task.ts'

export const applications: Feature = {
  name: 'applications',
  routes: applicationsRoutes,
  storedFiles: [applicationFiles],
  tasks: [removeGoneFiles, keepReplyFigures, remindUnanswered, forgetClosed],
  listeners: [announceApplicants, recountReplies],
  accountData: [applicationsData],
  demo: () => import('./demo/demo-parts.ts'),
}
