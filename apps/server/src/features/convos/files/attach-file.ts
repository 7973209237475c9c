import { convosErrors } from '@rise/contract/convos/errors'
import { t } from '@rise/texts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Party } from '../party.ts'

/** A message by its conversation and position. */
interface MessagePosition {
  readonly id: string
  readonly seq: number
}

/**
 * Attaches a file to a message: one that the message's side has uploaded and not sent before.
 *
 * @throws {Failure} `file-not-found`
 */
export async function attachFile(tx: Tx, own: Party, fileId: string, { id, seq }: MessagePosition): Promise<void> {
  const attachedFile = await tx
    .updateTable('message_file')
    .set({ convo_id: id, seq })
    .where('id', '=', fileId)
    .where('actor_id', own === null ? 'is' : '=', own)
    .where('convo_id', 'is', null)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst()
  if (!attachedFile)
    throw new Failure(convosErrors['file-not-found'], { fields: { 'body.fileId': t('Attach it again.') } })
}

/** Marks an accepted request's messages with files as changed, so that devices reload them with links to the files. */
export async function revealFiles(tx: Tx, convoId: string, revision: number): Promise<void> {
  const seqsWithFiles = tx.selectFrom('message_file').select('seq').where('convo_id', '=', convoId)
  const messages = tx.updateTable('message').set({ revision }).where('convo_id', '=', convoId)
  await messages.where('seq', 'in', seqsWithFiles).execute()
}

/** Detaches a message's file. The file is no longer served, and a task deletes it. */
export async function releaseFile(tx: Tx, { id, seq }: MessagePosition): Promise<void> {
  await tx
    .updateTable('message_file')
    .set({ state: 'removed', convo_id: null, seq: null })
    .where('convo_id', '=', id)
    .where('seq', '=', seq)
    .execute()
}
