import { z } from 'zod'
import type { NotificationKind } from '../../notification-kind.ts'
import { findStoredLayoff, layoffPage, storedLayoff } from './layoff-row.ts'

const kept = storedLayoff.extend({ published: z.boolean() })

/** What a member sent to the layoff tracker is in it now, or was left out. The admin who decided is not named. */
export const layoffDecided: NotificationKind<'layoff.decided'> = {
  grouped: false,
  on: ['layoff.decided'],
  async tell(tx, { data: { layoffId, senderId, published } }) {
    const layoff = await findStoredLayoff(tx, layoffId)
    // Turned again meanwhile.
    if (!layoff || (layoff.state === 'public') !== published) return []
    return [{ memberId: senderId, thingId: layoffId, data: { ...storedLayoff.parse(layoff), published } }]
  },
  say({ data }) {
    const { company, published } = kept.parse(data)
    return published
      ? `The layoff at ${company} that you sent is in the tracker`
      : `The layoff at ${company} that you sent isn’t in the tracker: we couldn’t confirm it`
  },
  leadTo: ({ data }) => (kept.parse(data).published ? layoffPage(data) : '/layoff-tracker'),
}
