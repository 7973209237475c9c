import type { layoffsNotices } from '@rise/contract/layoffs/notices'
import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { layoffActs } from './acts-of-activities.ts'
import { forgetAffected } from './affected/forget-affected.task.ts'
import { remindAffected } from './affected/remind-affected.task.ts'
import { importLayoffsCommand } from './import/import-layoffs.command.ts'
import type {} from './index.ts'
import { layoffPicture } from './layoff-picture.ts'
import { layoffsData } from './layoffs-data.ts'
import { layoffFiles } from './list/layoff-files.ts'
import { layoffsSitemap } from './list/layoffs-sitemap.ts'
import { layoffDecided } from './notices/layoff-decided.ts'
import { layoffEnding } from './notices/layoff-ending.ts'
import { layoffsRoutes } from './routes.ts'

export { hiringDeeds } from './companies/hiring-deeds.ts'
export { companyLayoffs } from './companies/newest-layoffs.ts'
export { reportableStatement } from './companies/reportable-statement.ts'
export { paletteLayoffs } from './list/palette-layoffs.ts'

export const layoffs: Feature = {
  name: 'layoffs',
  routes: layoffsRoutes,
  files: [...layoffFiles, layoffPicture],
  sitemaps: [layoffsSitemap],
  tasks: [forgetAffected, remindAffected],
  commands: [importLayoffsCommand],
  notices: {
    'layoff:ending': layoffEnding,
    'layoff:decided': layoffDecided,
  } satisfies NoticesOf<typeof layoffsNotices>,
  actsOfActivities: layoffActs,
  pathInAdmin: {
    things: (ids) => sql`select id, '/layoff-tracker/' || slug as path from layoff where id = any(${ids}::uuid[])`,
  },
  accountData: [layoffsData],
  demo: () => import('./demo/demo-parts.ts'),
}
