import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { removeWrittenResumes } from './remove-written-resumes.task.ts'
import { resumeFiles } from './resume-files.ts'
import { resumesData } from './resumes-data.ts'
import { resumesRoutes } from './routes.ts'

export const resumes: Feature = {
  name: 'resumes',
  routes: resumesRoutes,
  files: resumeFiles,
  tasks: [removeWrittenResumes],
  accountData: [resumesData],
}
