import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

/**
 * `said` and `file` are absent for a request, because its content is shown only in the request until it is accepted.
 */
const storedData = z.object({
  said: z.string().optional(),
  file: z.string().optional(),
  path: z.string(),
  isRequest: z.boolean(),
})

/** Messages have stayed unread for an hour. One entry covers a conversation's messages of a day (UTC). */
export const missedMessage = defineNotice({
  grouped: true,
  stored: storedData,
  on: ['message.missed'],
  async recipients(tx, { actorId, data: { convoId, memberId } }) {
    const side = await tx
      .selectFrom('convo_side as own')
      .innerJoin('convo', 'convo.id', 'own.convo_id')
      .innerJoin('message as last', (join) =>
        join.onRef('last.convo_id', '=', 'convo.id').onRef('last.seq', '=', 'convo.last_seq'),
      )
      .leftJoin('actor as sender', (join) => join.on('sender.id', '=', actorId))
      .select(['own.folder', 'own.side', 'last.side as last_side', 'last.text', 'sender.kind'])
      .select(
        sql<string | null>`(
          select name from message_file where message_file.convo_id = last.convo_id and message_file.seq = last.seq)`.as(
          'file',
        ),
      )
      .where('own.convo_id', '=', convoId)
      .where('own.actor_id', '=', memberId)
      .where('own.unread', '>', 0)
      .where('own.muted', '=', false)
      .executeTakeFirst()
    // The member has read the messages or muted the conversation since.
    if (!side) return []
    const isRequest = side.folder !== 'inbox'
    const isFromOther = !isRequest && side.last_side !== side.side
    const textQuote = side.text === '' ? {} : { said: excerpt(side.text) }
    const quote = isFromOther ? (side.file === null ? textQuote : { file: side.file }) : {}
    const path = `/convos?id=${actorId ?? 'support'}${side.kind === 'professional' ? '' : '&role=company'}`
    const about = actorId === null ? {} : { aboutId: actorId }
    return [{ memberId, ...about, thingId: convoId, data: { path, isRequest, ...quote } }]
  },
  text({ count, data: { isRequest } }) {
    if (count === 0) return t('Support answered you')
    return t(
      '{request, select, yes {would like to write to you} other {{count, plural, other {sent you a message}}}}',
      { request: isRequest ? 'yes' : 'no', count },
    )
  },
  fields({ data: { said, file } }) {
    if (file !== undefined) return { attachment: file }
    return said === undefined ? {} : { message: said }
  },
  action: msg('Reply'),
  path: ({ data }) => data.path,
  mail: {
    things({ data: { said, file } }) {
      // As in the bell, a message with an attachment shows neither its words nor the name of the file.
      if (file !== undefined) return [{ title: t('Attachment') }]
      return said === undefined || said === '' ? [] : [{ quote: said }]
    },
  },
})
