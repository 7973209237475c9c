import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { findLayoff } from './find-layoff.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The picture for links to a layoff: the company's name, its logo if it has a page here, and the source's facts. */
export const layoffPicture = linkPicture('/layoff-tracker/{layoff}.png', async (ctx, params) => {
  const { slug, companyName, company, number, date, place } = await findLayoff(ctx, guest, params.layoff ?? '')
  const canonical = `/layoff-tracker/${slug}`
  if (slug !== params.layoff) return { movedTo: `${canonical}.png` }
  const [year, month, day] = date.split('-')
  const when = `${Number(day)} ${months[Number(month) - 1]} ${year}`
  const people =
    number === null ? '' : `${number.toLocaleString('en-US')} ${number === 1 ? 'person' : 'people'} laid off`
  return {
    facts: {
      title: companyName,
      kind: 'Layoff',
      owner: company?.companyName ?? companyName,
      lead: 'Layoff tracker',
      figure: people,
      detail: place ? `${when} · ${place.name}` : when,
    },
    picture: await shownPicture(ctx, 'logo', company?.logo ?? null),
    canonical,
  }
})
