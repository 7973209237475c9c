import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { findCompany } from './find-company.ts'

/** A shared link is previewed by dozens of clients, and drawing a picture is expensive. */
const PICTURE_SECONDS = 3_600

/** Draws the picture for links to a company: its tagline, place and number of open jobs. */
export const companyPicture: PublicFile = {
  path: '/company/{slug}.png',
  type: 'image/png',
  cacheSeconds: PICTURE_SECONDS,
  async make(ctx, { params: { slug = '' } }) {
    const company = await findCompany(ctx, slug)
    if (company.slug !== slug) return { movedTo: `/company/${company.slug}.png` }
    const { companyName, tagline, openJobs, headquarters } = company
    const facts = {
      title: tagline ?? companyName,
      kind: 'Company',
      owner: companyName,
      place: headquarters ?? '',
      figure: openJobs > 0 ? `${openJobs.toLocaleString('en-US')} open ${openJobs === 1 ? 'job' : 'jobs'}` : '',
    }
    const body = await drawLinkPicture(facts, ctx.brand)
    return { body, canonical: `/company/${slug}` }
  },
}
