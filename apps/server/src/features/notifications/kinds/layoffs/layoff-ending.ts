import { z } from 'zod'
import { lastDayInWords } from '../../../../platform/words/day-in-words.ts'
import type { NotificationKind } from '../../notification-kind.ts'
import { findStoredLayoff, layoffPage, storedLayoff } from './layoff-row.ts'

type Back = 'layoff.renewed' | 'layoff.left' | 'layoff.landed'

/** Older ones have no day. */
const stored = storedLayoff.extend({ endsAt: z.coerce.date().optional() })

/** Soon, no one finds a member as affected by a layoff any longer. The chosen audience is not stored. */
export const layoffEnding: NotificationKind<'layoff.ending', Back> = {
  grouped: false,
  on: ['layoff.ending'],
  async tell(tx, { actorId, data: { layoffId } }) {
    if (actorId === null) return []
    const own = await tx
      .selectFrom('layoff_person')
      .select(['reminded', 'ends_at'])
      .where('layoff_id', '=', layoffId)
      .where('actor_id', '=', actorId)
      .where('landed_at', 'is', null)
      .executeTakeFirst()
    const layoff = await findStoredLayoff(tx, layoffId)
    if (!own?.reminded || layoff?.state !== 'public') return []
    return [{ memberId: actorId, thingId: layoffId, data: { ...storedLayoff.parse(layoff), endsAt: own.ends_at } }]
  },
  takenBackOn: ['layoff.renewed', 'layoff.left', 'layoff.landed'],
  takeBack: ({ actorId, data: { layoffId } }) =>
    actorId === null ? undefined : { memberId: actorId, thingIds: [layoffId] },
  say({ data }) {
    const { company, endsAt } = stored.parse(data)
    return `Your listing after the layoff at ${company} ends ${endsAt ? `on ${lastDayInWords(endsAt)}` : 'soon'}`
  },
  leadTo: ({ data }) => layoffPage(data),
}
