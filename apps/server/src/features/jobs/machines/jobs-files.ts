import type { PublicFile } from '../../../platform/http/files.ts'
import { companyPicture } from './company-picture.ts'
import { feedFiles } from './feed-files.ts'
import { jobFiles } from './job-files.ts'
import { llmsFile } from './llms-file.ts'
import { professionalPicture } from './professional-picture.ts'

/** Everything that is made for programs about jobs, and pictures of whom links lead to, besides the sitemaps and the API. */
export const jobsFiles: readonly PublicFile[] = [
  ...jobFiles,
  companyPicture,
  professionalPicture,
  ...feedFiles,
  llmsFile,
]
