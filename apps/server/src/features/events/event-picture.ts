import { dayOf, placeOfClock } from '@rise/contract/events/words'
import { guest } from '@rise/contract/policy'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'
import { shownPicture } from '../pictures/index.ts'
import { nameOf } from '../professionals/index.ts'
import { eventPath } from './event-row.ts'
import { findEvent } from './find-event.ts'

/** The picture for links to an event: its cover or its day, its title, time, place and host. */
export const eventPicture = linkPicture('/events/{event}.png', async (ctx, params) => {
  const { slug, title, starts, zone, city, cover, cancelled, hosts } = await findEvent(ctx, guest, params.event ?? '')
  if (slug !== params.event) return { movedTo: `${eventPath(slug)}.png` }
  const [host] = hosts
  const owner = host ? nameOf({ first_name: host.firstName, last_name: host.lastName }) : ''
  const { weekday, day, month } = dayOf(starts.local)
  const time = `${weekday} ${day} ${month}, ${starts.local.slice(11, 16)} ${placeOfClock(zone, city)} time`
  return {
    facts: {
      title,
      kind: 'Event',
      owner,
      lead: city?.name ?? 'Online',
      figure: cancelled ? 'Cancelled' : time,
      detail: owner ? `With ${owner}` : '',
      date: { weekday, day, month },
    },
    picture: await shownPicture(ctx, 'cover', cover),
    canonical: eventPath(slug),
  }
})
