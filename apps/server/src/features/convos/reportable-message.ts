import { sql } from 'kysely'
import type { CopiedLine, Reportable } from '../content/index.ts'
import { convoRows, isWithheld } from './convo-rows.ts'
import { judgeFirstMessage } from './first-messages/judge-first-message.ts'

/** The maximum number of messages copied before and after the reported one. */
const MESSAGES_AROUND = 5

/**
 * Lets members report a message that they received, as `<conversation>:<position>`. The report copies the messages
 * around it at that time; moderators see nothing else of a private conversation.
 */
export const reportableMessage: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const { actorId } = reporter
    const [convoId = '', place = ''] = id.split(':')
    const seq = Number(place)
    if (actorId === null || !(seq > 0)) return undefined
    const convo = await convoRows(tx, actorId).where('own.convo_id', '=', convoId).executeTakeFirst()
    if (!convo || convo.with_support || isWithheld(convo.folder)) return undefined
    const rows = await tx
      .selectFrom('message')
      .leftJoin('convo_side', (join) =>
        join.onRef('convo_side.convo_id', '=', 'message.convo_id').on(sql<boolean>`convo_side.side = message.side`),
      )
      .select(['message.seq', 'message.text', 'message.created_at', 'message.edited_at', 'message.deleted_at'])
      .leftJoin('message_file', (join) =>
        join.onRef('message_file.convo_id', '=', 'message.convo_id').onRef('message_file.seq', '=', 'message.seq'),
      )
      .select(['convo_side.actor_id', 'message_file.name as file', 'message_file.id as file_id'])
      .where('message.convo_id', '=', convoId)
      .where('message.seq', '>=', seq - MESSAGES_AROUND)
      .where('message.seq', '<=', seq + MESSAGES_AROUND)
      .orderBy('message.seq')
      .execute()
    const reportedRow = rows.find((row) => row.seq === seq)
    if (!reportedRow || reportedRow.deleted_at !== null || reportedRow.actor_id === null) return undefined
    const lines = rows.map(
      (row): CopiedLine => ({
        ...{ authorId: row.actor_id, at: row.created_at, reported: row === reportedRow },
        text: [row.text, row.file === null ? '' : `[${row.file}]`].filter((part) => part !== '').join('\n'),
        ...(row.file_id !== null && { messageFileId: row.file_id }),
      }),
    )
    return { authorId: reportedRow.actor_id, title: '', path: '', changedAt: reportedRow.edited_at, lines }
  },
  conceal: judgeFirstMessage,
  acts: { reported: [], held: ['remove'] },
  hiddenByReports: false,
}
