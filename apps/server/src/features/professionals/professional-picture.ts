import { guest } from '@rise/contract/policy'
import type { Brand } from '../../platform/brand.ts'
import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { findStory } from './story/find-story.ts'
import type { BareStory } from './story-slot.ts'

/** A shared link is previewed by dozens of clients, and drawing a picture is expensive. */
const PICTURE_SECONDS = 3_600

/** The preview picture of a link to a professional's page: the public name, headline and place. */
export const professionalPicture: PublicFile = {
  path: '/professional/{slug}.png',
  type: 'image/png',
  cacheSeconds: PICTURE_SECONDS,
  async make(ctx, { params: { slug = '' } }) {
    const story = await findStory(ctx, guest, slug)
    if (story.slug !== slug) return { movedTo: `/professional/${story.slug}.png` }
    return { body: await draw(story, ctx.brand), canonical: `/professional/${slug}` }
  },
}

function draw(story: BareStory, brand: Brand): Promise<Buffer> {
  const role = story.work[0]?.roles[0]?.position
  const facts = {
    title: story.headline ?? (role || story.name),
    kind: 'A professional’s story',
    owner: story.name,
    place: story.place ?? '',
    figure: '',
  }
  return drawLinkPicture(facts, brand)
}
