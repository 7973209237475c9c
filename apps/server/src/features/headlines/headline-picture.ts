import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { findHeadline } from './find-headline.ts'

/** The picture for links to a headline: its cover or its author's face, its title and author. */
export const headlinePicture = linkPicture('/headlines/{headline}.png', async (ctx, params) => {
  const { slug, title, host, minutes, cover, author } = await findHeadline(ctx, guest, params.headline ?? '')
  const canonical = `/headlines/${slug}`
  if (slug !== params.headline) return { movedTo: `${canonical}.png` }
  const kind = host ?? `${minutes} min read`
  return {
    facts: { title, kind: 'Headline', owner: author.name, lead: author.name, figure: '', detail: kind },
    picture: (await shownPicture(ctx, 'cover', cover)) ?? (await shownPicture(ctx, 'face', author.photo)),
    canonical,
  }
})
