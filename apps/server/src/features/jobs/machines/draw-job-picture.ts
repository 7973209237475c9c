import type { Job } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import { drawLinkPicture } from '../../../platform/link-picture/draw-link-picture.ts'

/** Draws the picture for links to a job: title, company, place, work type and pay, as far as known. */
export function drawJobPicture(job: Job, productName: string): Promise<Buffer> {
  const { title, company, department, pay, places, workType } = job
  return drawLinkPicture({
    title,
    kind: department === null ? 'Open job' : `${department.name} job`,
    owner: company.companyName,
    place: places.length > 0 || workType !== 'Unknown' ? formatWhere(job) : '',
    figure: pay === null ? '' : formatPay(pay),
    productName,
  })
}
