import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { findCase } from './find-case.ts'

/** The link-preview pictures of cases, with paths below the pages of professionals and companies. */
export const portfolioPictures = ['professional', 'company'].map(pictureBelow)

/** Returns the picture for links to a case: its cover or its author's picture, its title and author. */
function pictureBelow(kind: string) {
  return linkPicture(`/${kind}/{profile}/portfolio/{case}.png`, async (ctx, params) => {
    const { slug, title, role, cover, author } = await findCase(ctx, guest, params.case ?? '')
    const isCompany = author.role === 'employer'
    const below = isCompany ? 'company' : 'professional'
    const path = `/${below}/${author.slug}/portfolio/${slug}`
    const isHere = below === kind && slug === params.case && author.slug === params.profile
    if (!isHere) return { movedTo: `${path}.png` }
    return {
      facts: { title, kind: 'Case', owner: author.name, lead: author.name, figure: '', detail: role ?? '' },
      picture:
        (await shownPicture(ctx, 'cover', cover)) ??
        (await shownPicture(ctx, isCompany ? 'logo' : 'face', author.photo)),
      canonical: path,
    }
  })
}
