import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import { linkPicture } from '../../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../../pictures/index.ts'
import { findJob } from '../find-job.ts'

/** The picture for links to a job, from its known facts, such as title, company, logo, department, place and pay. */
export const jobPicture = linkPicture('/jobs/{slug}.png', async (ctx, { slug = '' }) => {
  const { job } = await findJob(ctx, slug)
  if (job.slug !== slug) return { movedTo: `/jobs/${job.slug}.png` }
  const { title, company, department, pay, places, workType } = job
  return {
    facts: {
      title,
      kind: department === null ? 'Open job' : `${department.name} job`,
      owner: company.companyName,
      lead: company.companyName,
      figure: pay === null ? '' : formatPay(pay),
      detail: places.length > 0 || workType !== 'Unknown' ? formatWhere(job) : '',
    },
    picture: await shownPicture(ctx, 'logo', company.logo),
    canonical: `/jobs/${slug}`,
    ...(job.gone && { status: 410 }),
  }
})
