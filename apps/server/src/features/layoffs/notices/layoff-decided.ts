import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { findStoredLayoff, layoffPage, storedLayoff } from './layoff-row.ts'

const storedData = storedLayoff.extend({ published: z.boolean() })

/** An admin published or declined the layoff that a member submitted. The admin is not named. */
export const layoffDecided = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['layoff.decided'],
  async recipients(tx, { data: { layoffId, senderId, published } }) {
    const layoff = await findStoredLayoff(tx, layoffId)
    // The decision has changed since.
    if (!layoff || (layoff.state === 'public') !== published) return []
    return [{ memberId: senderId, thingId: layoffId, data: { ...storedLayoff.parse(layoff), published } }]
  },
  text({ data: { company, published } }) {
    return published
      ? t('The layoff at {company} that you sent is in the tracker', { company })
      : t('The layoff at {company} that you sent isn’t in the tracker: we couldn’t confirm it', { company })
  },
  action: msg('See the decision'),
  path: ({ data }) => (data.published ? layoffPage(data) : '/layoff-tracker'),
})
