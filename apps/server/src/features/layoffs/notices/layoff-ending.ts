import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { lastDayInWords } from '../../../platform/words/day-in-words.ts'
import { findStoredLayoff, layoffPage, storedLayoff } from './layoff-row.ts'

/** Older notifications have no day. */
const storedData = storedLayoff.extend({ endsAt: z.coerce.date().optional() })

/** A member's choice to be visible as affected by a layoff ends soon. The chosen audience is not stored. */
export const layoffEnding = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['layoff.ending'],
  async recipients(tx, { actorId, data: { layoffId } }) {
    if (actorId === null) return []
    const ownRow = await tx
      .selectFrom('layoff_person')
      .select(['reminded', 'ends_at'])
      .where('layoff_id', '=', layoffId)
      .where('actor_id', '=', actorId)
      .where('landed_at', 'is', null)
      .executeTakeFirst()
    const layoff = await findStoredLayoff(tx, layoffId)
    if (!ownRow?.reminded || layoff?.state !== 'public') return []
    return [{ memberId: actorId, thingId: layoffId, data: { ...storedLayoff.parse(layoff), endsAt: ownRow.ends_at } }]
  },
  retractedOn: ['layoff.renewed', 'layoff.left', 'layoff.landed'],
  retract: ({ actorId, data: { layoffId } }) =>
    actorId === null ? undefined : { memberId: actorId, thingIds: [layoffId] },
  text({ data: { company, endsAt } }) {
    return endsAt
      ? t('Your listing after the layoff at {company} ends on {day}', { company, day: lastDayInWords(endsAt) })
      : t('Your listing after the layoff at {company} ends soon', { company })
  },
  action: msg('See the layoff'),
  path: ({ data }) => layoffPage(data),
})
