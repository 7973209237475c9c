import { guest } from '@rise/contract/policy'
import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { findCase } from './find-case.ts'

/** Dozens of clients preview a shared link, and drawing an image is expensive. */
const PICTURE_SECONDS = 3_600

/** The link-preview images of cases, with paths below the pages of professionals and companies. */
export const portfolioPictures: readonly PublicFile[] = ['professional', 'company'].map(pictureBelow)

/** Draws a case's image: its title and owner. */
function pictureBelow(kind: string): PublicFile {
  return {
    path: `/${kind}/{profile}/portfolio/{case}.png`,
    type: 'image/png',
    cacheSeconds: PICTURE_SECONDS,
    async make(ctx, { params }) {
      const { slug, title, role, author } = await findCase(ctx, guest, params.case ?? '')
      const below = author.role === 'employer' ? 'company' : 'professional'
      const path = `/${below}/${author.slug}/portfolio/${slug}`
      const isHere = below === kind && slug === params.case && author.slug === params.profile
      if (!isHere) return { movedTo: `${path}.png` }
      const facts = { title, kind: role || 'Case', owner: author.name, place: '', figure: '' }
      const body = await drawLinkPicture(facts, ctx.brand)
      return { body, canonical: path }
    },
  }
}
