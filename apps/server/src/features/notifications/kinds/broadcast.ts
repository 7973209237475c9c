import { sql } from 'kysely'
import { z } from 'zod'
import { mailBroadcast } from '../broadcasts/broadcast-letters.ts'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ id: z.string(), title: z.string(), text: z.string(), path: z.string() })

/** An admin tells an audience something. */
export const broadcast: NotificationKind<'broadcast.sent'> = {
  grouped: false,
  on: ['broadcast.sent'],
  tell: async () => [],
  crowd: {
    thingOf: ({ data }) => data.broadcastId,
    async find(tx, id) {
      const row = await tx
        .selectFrom('broadcast')
        .select(['title', 'text', 'path', 'also_push', 'also_mail'])
        .where('id', '=', id)
        .where('state', '=', 'sent')
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const { also_push: isPushed, also_mail: isMailed, ...data } = row
      return { data: { id, ...data }, isPushed, isMailed }
    },
    members: ({ data }) =>
      sql`select member_id from broadcast_recipient where broadcast_id = ${kept.parse(data).id}::uuid`,
    letters: mailBroadcast,
    async told(tx, id, count) {
      await tx
        .updateTable('broadcast')
        .set((eb) => ({ delivered: eb('delivered', '+', count) }))
        .where('id', '=', id)
        .execute()
    },
  },
  say: ({ data }) => kept.parse(data).title,
  fields({ data }) {
    const { text } = kept.parse(data)
    return text === '' ? {} : { message: text }
  },
  leadTo: ({ data }) => kept.parse(data).path || '/notifications',
}
