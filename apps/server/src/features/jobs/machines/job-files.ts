import { type Job, job as jobSchema } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import { z } from 'zod'
import type { Brand } from '../../../platform/brand.ts'
import type { Context } from '../../../platform/context.ts'
import type { FileContent, MovedFile, PublicFile } from '../../../platform/http/files.ts'
import { drawLinkPicture } from '../../../platform/link-picture/draw-link-picture.ts'
import { findJob } from '../find-job.ts'
import { jobMarkdown } from './job-markdown.ts'

const CACHE_SECONDS = 60
/** Pictures are cached, because dozens of clients preview a shared link and drawing one is expensive. */
const PICTURE_SECONDS = 3_600

/**
 * Files next to a job's page, `/jobs/{slug}`: its content as Markdown and as JSON, and the picture for link previews.
 */
export const jobFiles: readonly PublicFile[] = [
  besideJob('md', 'text/markdown; charset=utf-8', CACHE_SECONDS, async ({ config }, job) =>
    jobMarkdown(job, config.publicUrl),
  ),
  besideJob('json', 'application/json; charset=utf-8', CACHE_SECONDS, async (_ctx, job) =>
    JSON.stringify(z.encode(jobSchema, job)),
  ),
  besideJob('png', 'image/png', PICTURE_SECONDS, async ({ brand }, job) => drawJobPicture(job, brand)),
]

type Make = (ctx: Context, job: Job) => Promise<string | Buffer>

/**
 * Returns a file with the status of the job's page: 404 for an unknown job, 410 for a job closed long ago, 301 for a
 * merged job.
 */
function besideJob(extension: string, type: string, cacheSeconds: number, make: Make): PublicFile {
  return {
    path: `/jobs/{slug}.${extension}`,
    type,
    cacheSeconds,
    async make(ctx, { params: { slug = '' } }): Promise<FileContent | MovedFile> {
      const { job } = await findJob(ctx, slug)
      if (job.slug !== slug) return { movedTo: `/jobs/${job.slug}.${extension}` }
      const content = { body: await make(ctx, job), canonical: `/jobs/${slug}` }
      return job.gone ? { ...content, status: 410 } : content
    },
  }
}

/** Draws the picture for links to a job, from its known facts: title, company, place, work type and pay. */
function drawJobPicture(job: Job, brand: Brand): Promise<Buffer> {
  const { title, company, department, pay, places, workType } = job
  const facts = {
    title,
    kind: department === null ? 'Open job' : `${department.name} job`,
    owner: company.companyName,
    place: places.length > 0 || workType !== 'Unknown' ? formatWhere(job) : '',
    figure: pay === null ? '' : formatPay(pay),
  }
  return drawLinkPicture(facts, brand)
}
