import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { findStory } from './story/find-story.ts'

/** The preview picture of a link to a professional's page: the public face, name, headline (or position) and place. */
export const professionalPicture = linkPicture('/professional/{slug}.png', async (ctx, { slug = '' }) => {
  const story = await findStory(ctx, guest, slug)
  if (story.slug !== slug) return { movedTo: `/professional/${story.slug}.png` }
  const role = story.work[0]?.roles[0]?.position
  return {
    facts: {
      title: story.name,
      kind: 'A professional’s story',
      owner: story.name,
      lead: '',
      figure: story.headline ?? role ?? '',
      detail: story.place ?? '',
    },
    picture: await shownPicture(ctx, 'face', story.photo),
    canonical: `/professional/${slug}`,
  }
})
