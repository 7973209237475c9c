import { z } from 'zod'
import { poll } from '../shapes.ts'

/** A poll of the site, as admins see it. */
export const sitePoll = poll.extend({
  /** When the poll opens; null once it is open. */
  opensAt: z.iso.datetime().nullable(),
})
export type SitePoll = z.output<typeof sitePoll>
