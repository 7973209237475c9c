import { sql } from 'kysely'
import type { Listener } from '../../platform/activity/listener.ts'

/** Conversations of a page belong to its former team, not to the next claimer. */
export const endConvos: Listener<'company.unclaimed'> = {
  name: 'convos.end-convos',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId !== null) await sql`select end_convos_of(${actorId})`.execute(tx)
  },
}
