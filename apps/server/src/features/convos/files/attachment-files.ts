import { documentTypes } from '@rise/contract/convos/kinds'
import { z } from 'zod'
import type { StoredFiles } from '../../../platform/http/stored-files.ts'
import { notBlockedBetween } from '../../connections/index.ts'
import { sideOfLink } from './attachment-link.ts'

const address = z.object({ id: z.uuid(), token: z.string(), file: z.string() })

/**
 * Serves attachments. A link is made for one side of the conversation, and works while that side may see the message.
 */
export const attachmentFiles: StoredFiles = {
  path: '/attachments/{id}/{token}/{file}',
  types: { avif: 'image/avif', webp: 'image/webp', ...documentTypes },
  async find(ctx, params) {
    const { data } = address.safeParse(params)
    const side = data && sideOfLink(ctx, data.id, data.token)
    if (!side) return undefined
    const { id, file } = data
    const row = await ctx.db
      .selectFrom('message_file')
      .innerJoin('convo_side as own', 'own.convo_id', 'message_file.convo_id')
      .leftJoin('convo_side as other', (join) =>
        join.onRef('other.convo_id', '=', 'own.convo_id').onRef('other.side', '<>', 'own.side'),
      )
      .select(['message_file.name', 'message_file.kind'])
      .where('message_file.id', '=', id)
      .where('message_file.state', '=', 'ready')
      .where('own.side', '=', side)
      // Nothing of a request is loaded before it is accepted.
      .where('own.folder', 'in', ['inbox', 'archived'])
      .where(notBlockedBetween('own.actor_id', 'other.actor_id'))
      .executeTakeFirst()
    if (!row) return undefined
    return { key: `attachments/${id}/${file}`, ...(row.kind !== 'picture' && { name: row.name }) }
  },
}
