// Résumés: reads people's files into a story, and writes stories as PDF, JSON Resume and vCard. Owns no table.
import type { Feature } from '../../platform/feature.ts'
import { resumeFiles } from './resume-files.ts'
import { resumesRoutes } from './routes.ts'

export const resumes: Feature = {
  name: 'resumes',
  routes: resumesRoutes,
  files: resumeFiles,
}
