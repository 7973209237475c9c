import { guest } from '@rise/contract/policy'
import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { findCase } from './find-case.ts'

/** Previews are fetched by the dozen when a link is shared, and a picture is dear to draw. */
const PICTURE_SECONDS = 3_600

/** The picture that a link to a case is shared with: its title, and whose it is. */
export const portfolioPicture: PublicFile = {
  path: '/professional/{profile}/portfolio/{case}.png',
  type: 'image/png',
  cacheSeconds: PICTURE_SECONDS,
  async make(ctx, { params }) {
    const { slug, title, role, author } = await findCase(ctx, guest, params.case ?? '')
    const path = `/professional/${author.slug}/portfolio/${slug}`
    if (slug !== params.case || author.slug !== params.profile) return { movedTo: `${path}.png` }
    const { productName } = ctx.config
    const body = await drawLinkPicture({
      title,
      kind: role || 'Case',
      owner: author.name,
      place: '',
      figure: '',
      productName,
    })
    return { body, canonical: path }
  },
}
