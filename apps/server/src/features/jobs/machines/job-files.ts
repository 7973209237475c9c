import { type Job, job as jobSchema } from '@rise/contract/jobs/shapes'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { FileContent, MovedFile, PublicFile } from '../../../platform/http/files.ts'
import { findJob } from '../find-job.ts'
import { jobMarkdown } from './job-markdown.ts'
import { jobPicture } from './job-picture.ts'

const CACHE_SECONDS = 60

/**
 * Files next to a job's page, `/jobs/{slug}`: its content as Markdown and as JSON, and the picture for link previews.
 */
export const jobFiles: readonly PublicFile[] = [
  besideJob('md', 'text/markdown; charset=utf-8', (job, { config }) => jobMarkdown(job, config.publicUrl)),
  besideJob('json', 'application/json; charset=utf-8', (job) => JSON.stringify(z.encode(jobSchema, job))),
  jobPicture,
]

/**
 * Returns a file with the status of the job's page: 404 for an unknown job, 410 for a job closed long ago, 301 for a
 * merged job.
 */
function besideJob(extension: string, type: string, write: (job: Job, ctx: Context) => string): PublicFile {
  return {
    path: `/jobs/{slug}.${extension}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    async make(ctx, { params: { slug = '' } }): Promise<FileContent | MovedFile> {
      const { job } = await findJob(ctx, slug)
      if (job.slug !== slug) return { movedTo: `/jobs/${job.slug}.${extension}` }
      const content = { body: write(job, ctx), canonical: `/jobs/${slug}` }
      return job.gone ? { ...content, status: 410 } : content
    },
  }
}
