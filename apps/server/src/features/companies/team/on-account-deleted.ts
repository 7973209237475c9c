import type { Listener } from '../../../platform/activity/listener.ts'
import { changeMembership, lockActor } from '../../session/index.ts'

/**
 * When the last owner of a company deletes their account while others act for the company, makes one of these the
 * owner: the member with the highest role and, among equals, the longest membership.
 */
export const promoteOwner: Listener<'account.deleted'> = {
  name: 'companies.keep-owner',
  kinds: ['account.deleted'],
  async react(_ctx, tx, { loginId }) {
    if (loginId === null) return
    const ownedCompanies = await tx
      .selectFrom('membership')
      .innerJoin('company', 'company.actor_id', 'membership.actor_id')
      .select('membership.actor_id')
      .where('membership.login_id', '=', loginId)
      .where('membership.role', '=', 'owner')
      .orderBy('membership.actor_id')
      .execute()
    for (const { actor_id: actorId } of ownedCompanies) {
      await lockActor(tx, actorId)
      const [next] = await tx
        .selectFrom('membership')
        .innerJoin('login', 'login.id', 'membership.login_id')
        .select(['membership.login_id', 'membership.role'])
        .where('membership.actor_id', '=', actorId)
        .where('login.deleted_at', 'is', null)
        // Owners first, then editors.
        .orderBy((eb) => eb.case('membership.role').when('owner').then(1).when('editor').then(2).else(3).end())
        .orderBy('membership.created_at')
        .orderBy('membership.login_id')
        .execute()
      if (next && next.role !== 'owner')
        await changeMembership(tx, { loginId: next.login_id, actorId }, { role: 'owner' })
    }
  },
}
