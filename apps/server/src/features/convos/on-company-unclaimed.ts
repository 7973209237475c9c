import { sql } from 'kysely'
import type { Listener } from '../../platform/activity/listener.ts'

/** Ends a page's conversations, because they belong to its former team and not to the next claimer. */
export const endTeamConvos: Listener<'company.unclaimed'> = {
  name: 'convos.end-convos',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId !== null) await sql`select end_convos_of(${actorId})`.execute(tx)
  },
}
