import type { PublicFile } from '../../../platform/http/files.ts'
import { feedFiles } from './feed-files.ts'
import { jobFiles } from './job-files.ts'
import { llmsFile } from './llms-file.ts'

/** All files about jobs for programs, other than the sitemaps and the API. */
export const jobsFiles: readonly PublicFile[] = [...jobFiles, ...feedFiles, llmsFile]
