import type { Listener } from '../../platform/activity/listener.ts'

/** Marks a page that no one acts for any longer as imported. */
export const showUnclaimed: Listener<'company.unclaimed'> = {
  name: 'companies.show-unclaimed',
  kinds: ['company.unclaimed'],
  async react(ctx, tx, { actorId }) {
    if (actorId === null) return
    const set = { imported: true, updated_at: ctx.clock.now() }
    await tx.updateTable('company').set(set).where('actor_id', '=', actorId).execute()
  },
}
