import { guest } from '@rise/contract/policy'
import type { PublicFile } from '../../platform/http/files.ts'
import { drawLinkPicture } from '../../platform/link-picture/draw-link-picture.ts'
import { nameOf } from '../professionals/index.ts'
import { eventPath } from './event-row.ts'
import { findEvent } from './find-event.ts'

/** Pictures are cached, because dozens of clients preview a shared link and drawing one is expensive. */
const PICTURE_SECONDS = 3_600
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Draws the picture for links to an event: its title, day, place and host. */
export const eventPicture: PublicFile = {
  path: '/events/{event}.png',
  type: 'image/png',
  cacheSeconds: PICTURE_SECONDS,
  async make(ctx, { params }) {
    const { slug, title, starts, city, cancelled, hosts } = await findEvent(ctx, guest, params.event ?? '')
    if (slug !== params.event) return { movedTo: `${eventPath(slug)}.png` }
    const [host] = hosts
    const owner = host ? nameOf({ first_name: host.firstName, last_name: host.lastName }) : ''
    const [year, month, day] = starts.local.slice(0, 10).split('-')
    const kind = cancelled ? 'Cancelled' : `${Number(day)} ${months[Number(month) - 1]} ${year}`
    const facts = { title, kind, owner, place: city?.name ?? 'Online', figure: '' }
    const body = await drawLinkPicture(facts, ctx.brand)
    return { body, canonical: eventPath(slug) }
  },
}
