import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { clickFile } from './clicks/click-links.ts'
import { agreeAtSignUp } from './consent/on-account-signed-up.ts'
import { mailingsEnvironment } from './environment.ts'
import type {} from './index.ts'
import { mailingsData } from './mailings-data.ts'
import { forgetNews } from './news/forget-news.task.ts'
import { mailingsRoutes } from './routes.ts'
import { runSequences } from './sequences/run-sequences.task.ts'
import { stepLetter } from './sequences/step-letter.ts'
import { emailPreviewFile } from './templates/preview-file.ts'

export const mailings: Feature = {
  name: 'mailings',
  environment: mailingsEnvironment,
  routes: mailingsRoutes,
  files: [emailPreviewFile, clickFile],
  tasks: [runSequences, forgetNews],
  listeners: [agreeAtSignUp],
  lateEmails: [stepLetter],
  pathInAdmin: {
    lists: { address: '/admin/emails' },
    things: (ids) => sql`
      select id, '/admin/emails/sequence/' || id as path from mail_sequence where id = any(${ids}::uuid[])`,
  },
  accountData: mailingsData,
  demo: () => import('./demo/demo-parts.ts'),
}
