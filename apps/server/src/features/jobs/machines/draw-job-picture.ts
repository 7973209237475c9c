import type { Job } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import type { Brand } from '../../../platform/brand.ts'
import { drawLinkPicture } from '../../../platform/link-picture/draw-link-picture.ts'

/** Draws the picture for links to a job: title, company, place, work type and pay, as far as known. */
export function drawJobPicture(job: Job, brand: Brand): Promise<Buffer> {
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
