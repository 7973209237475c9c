import { t } from '@rise/texts'
import { z } from 'zod'
import { newPoll, pollChange } from '../fields.ts'

const opensAt = z.iso
  .datetime({ error: () => t('Choose when the poll opens, or leave it empty.') })
  .nullable()
  .default(null)

/** A poll of the site, as an admin's form sends it. Without an opening time, the poll opens immediately. */
export const newSitePoll = newPoll.extend({ opensAt })

/** An edited poll of the site. Once it is open, the time is ignored. */
export const sitePollChange = pollChange.extend({ opensAt })
