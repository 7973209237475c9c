import type { PublicFile } from '../../../platform/http/files.ts'
import { feedFiles } from './feed-files.ts'
import { jobFiles } from './job-files.ts'
import { llmsFile } from './llms-file.ts'
import { professionalPicture } from './professional-picture.ts'

/** Everything that is made for programs about jobs, and with their pictures, besides the sitemaps and the API. */
export const jobsFiles: readonly PublicFile[] = [...jobFiles, ...feedFiles, llmsFile, professionalPicture]
