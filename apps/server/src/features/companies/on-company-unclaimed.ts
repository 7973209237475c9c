import type { Listener } from '../../platform/activity/listener.ts'

/** Marks a company's page as imported once no one acts for the company. */
export const showUnclaimed: Listener<'company.unclaimed'> = {
  name: 'companies.show-unclaimed',
  kinds: ['company.unclaimed'],
  async react(ctx, tx, { actorId }) {
    if (actorId === null) return
    const set = { imported: true, updated_at: ctx.clock.now() }
    await tx.updateTable('company').set(set).where('actor_id', '=', actorId).execute()
  },
}
