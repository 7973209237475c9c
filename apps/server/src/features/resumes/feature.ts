import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { resumeFiles } from './resume-files.ts'
import { resumesRoutes } from './routes.ts'

export const resumes: Feature = {
  name: 'resumes',
  routes: resumesRoutes,
  files: resumeFiles,
}
