import type { Listener } from '../../platform/activity/listener.ts'
import { prepareDigests } from './turns/prepare-digests.task.ts'

/** Prepares the first digest immediately instead of in the next run. */
export const prepareFirstDigest: Listener<'newsletter.subscribed' | 'account.confirmed'> = {
  name: 'digest.begin-soon',
  kinds: ['newsletter.subscribed', 'account.confirmed'],
  async react(ctx, tx) {
    await ctx.tasks.send(tx, prepareDigests, {}, { deduplicationKey: 'soon' })
  },
}
