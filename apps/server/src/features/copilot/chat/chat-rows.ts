import { copilotErrors } from '@rise/contract/copilot/errors'
import type { CopilotChat, CopilotMessage, WholeChat } from '@rise/contract/copilot/shapes'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'

/** Returns a member's chats, last used first. */
export async function listChats(db: Database | Tx, actorId: string): Promise<CopilotChat[]> {
  const rows = await db
    .selectFrom('copilot_chat')
    .select(['id', 'title', 'changed_at'])
    .where('actor_id', '=', actorId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(presentChat)
}

/**
 * Returns one of a member's chats.
 *
 * @throws {Failure} `chat-not-found`
 */
export async function readChat({ db }: Context, actorId: string, id: string): Promise<WholeChat> {
  const chat = await db
    .selectFrom('copilot_chat')
    .select(['id', 'title', 'changed_at'])
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!chat) throw new Failure(copilotErrors['chat-not-found'])
  const messages = await db
    .selectFrom('copilot_message')
    .selectAll()
    .where('chat_id', '=', id)
    .orderBy('place')
    .execute()
  return { ...presentChat(chat), messages: messages.map(presentMessage) }
}

/**
 * Renames a chat.
 *
 * @throws {Failure} `chat-not-found`
 */
export async function renameChat({ db }: Context, actorId: string, id: string, title: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('copilot_chat')
    .set({ title })
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure(copilotErrors['chat-not-found'])
}

/** Deletes a chat. Idempotent. */
export async function deleteChat({ db }: Context, actorId: string, id: string): Promise<void> {
  await db.deleteFrom('copilot_chat').where('id', '=', id).where('actor_id', '=', actorId).execute()
}

export function presentChat({
  id,
  title,
  changed_at,
}: Pick<Selectable<Tables['copilot_chat']>, 'id' | 'title' | 'changed_at'>): CopilotChat {
  return { _id: id, title, changedAt: changed_at.toISOString() }
}

export function presentMessage({
  id,
  by_side,
  text,
  cards,
  chips,
  wording,
  at,
}: Omit<Selectable<Tables['copilot_message']>, 'place' | 'chat_id' | 'not_understood'>): CopilotMessage {
  return { _id: id, by: by_side, text, cards, chips, wording, at: at.toISOString() }
}
