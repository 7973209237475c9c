import { guest } from '@rise/contract/policy'
import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { findHeadline } from './find-headline.ts'

/** Pictures are cached, because dozens of clients preview a shared link and drawing one is expensive. */
const PICTURE_SECONDS = 3_600

/** Draws the picture for links to a headline: its title and author. */
export const headlinePicture: PublicFile = {
  path: '/headlines/{headline}.png',
  type: 'image/png',
  cacheSeconds: PICTURE_SECONDS,
  async make(ctx, { params }) {
    const { slug, title, host, minutes, author } = await findHeadline(ctx, guest, params.headline ?? '')
    const path = `/headlines/${slug}`
    if (slug !== params.headline) return { movedTo: `${path}.png` }
    const kind = host ?? `${minutes} min read`
    const body = await drawLinkPicture({ title, kind, owner: author.name, place: '', figure: '' }, ctx.brand)
    return { body, canonical: path }
  },
}
