import { msg } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { mailBroadcast } from '../broadcasts/broadcast-letters.ts'

const storedData = z.object({ id: z.string(), title: z.string(), text: z.string(), path: z.string() })

/** An admin sent a message to an audience. */
export const broadcast = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['broadcast.sent'],
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
    members: ({ data }) => sql`select member_id from broadcast_recipient where broadcast_id = ${data.id}::uuid`,
    letters: mailBroadcast,
    async delivered(tx, id, count) {
      await tx
        .updateTable('broadcast')
        .set((eb) => ({ delivered: eb('delivered', '+', count) }))
        .where('id', '=', id)
        .execute()
    },
  },
  text: ({ data }) => data.title,
  fields({ data: { text } }) {
    return text === '' ? {} : { message: text }
  },
  action: msg('See it', 'a button'),
  path: ({ data }) => data.path || '/notifications',
})
