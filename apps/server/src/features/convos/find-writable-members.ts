import { mayConverse } from '@rise/contract/convos/policy'
import type { Context } from '../../platform/context.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { notBlocked } from '../connections/index.ts'
import { partyOf } from './party.ts'

/**
 * Returns which of these members the acting member can write to: listed, not blocked, and with a plan that includes it.
 */
export async function findWritableMembers({ db }: Context, member: Acting, ids: readonly string[]): Promise<string[]> {
  const party = partyOf(member)
  if (party === null || mayConverse(member) !== 'allowed') return []
  const rows = await db
    .selectFrom('actor')
    .select('actor.id')
    .where('actor.id', 'in', [...new Set(ids)])
    .where('actor.id', '<>', party)
    .where('actor.listed', '=', true)
    .where((eb) => eb.or([eb('actor.kind', '=', 'professional'), eb('actor.plan', '=', 'Pro')]))
    .where(notBlocked(party, 'actor.id'))
    .execute()
  return rows.map(({ id }) => id)
}
