// Résumés: files of people that are read into a story, and stories written as PDF, JSON Resume and vCard. Owns no table.
import type { Feature } from '../../platform/feature.ts'
import { resumeFiles } from './resume-files.ts'
import { resumesRoutes } from './routes.ts'

export const resumes: Feature = {
  name: 'resumes',
  routes: resumesRoutes,
  files: resumeFiles,
}
