import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { findCompany } from './find-company.ts'

/** The picture for links to a company: its logo, name, headquarters, tagline and number of open jobs. */
export const companyPicture = linkPicture('/company/{slug}.png', async (ctx, { slug = '' }) => {
  const company = await findCompany(ctx, slug)
  if (company.slug !== slug) return { movedTo: `/company/${company.slug}.png` }
  const { companyName, tagline, openJobs, headquarters } = company
  const jobs = openJobs > 0 ? `${openJobs.toLocaleString('en-US')} open ${openJobs === 1 ? 'job' : 'jobs'}` : ''
  return {
    facts: {
      title: companyName,
      kind: 'Company',
      owner: companyName,
      lead: headquarters ?? '',
      figure: jobs,
      detail: tagline ?? '',
    },
    picture: await shownPicture(ctx, 'logo', company.pictures.logo),
    canonical: `/company/${slug}`,
  }
})
