import type { copilotEndpoints } from '@rise/contract/copilot/endpoints'
import { copilotErrors } from '@rise/contract/copilot/errors'
import { LONGEST_TITLE, MOST_CHATS } from '@rise/contract/copilot/limits'
import type { CopilotChat, CopilotMessage } from '@rise/contract/copilot/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockActor } from '../../session/index.ts'
import { readPreferences } from '../preferences.ts'
import { visibleText } from '../truth/line-words.ts'
import { answerRequest } from './answer-request.ts'
import { presentChat, presentMessage, readChat } from './chat-rows.ts'
import { readRequestWithJobs } from './read-request-with-jobs.ts'
import { jobsShownIn } from './requested-jobs.ts'

type Request = EndpointParsed<(typeof copilotEndpoints)['POST /api/v1/copilot/messages']>['body']

/** The number of earlier messages that are read to find the jobs of a request. */
export const MESSAGES_READ_BACK = 12

/**
 * Answers a request by rules, and stores the request and the answer. Without a chat, starts a new one.
 *
 * @throws {Failure} `chat-not-found`, `too-many-chats`
 */
export async function askCopilot(
  ctx: Context,
  actorId: string,
  { chatId, text, tool, jobs }: Request,
): Promise<{ chat: CopilotChat; messages: CopilotMessage[] }> {
  const [before, { preferences }] = await Promise.all([
    chatId === null ? undefined : readChat(ctx, actorId, chatId),
    readPreferences(ctx, actorId),
  ])
  const cleanText = visibleText(text)
  const shownJobs = jobsShownIn((before?.messages ?? []).toReversed().slice(0, MESSAGES_READ_BACK))
  const request = await readRequestWithJobs(ctx, actorId, { text: cleanText, tool, jobs, shown: shownJobs })
  const answer = await answerRequest({ ...request.asked, preferences }, request)
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) throw new Failure(copilotErrors['chat-not-found'])
    const chat = before
      ? await tx
          .updateTable('copilot_chat')
          .set({ changed_at: now })
          .where('id', '=', before._id)
          .where('actor_id', '=', actorId)
          .returning(['id', 'title', 'changed_at'])
          .executeTakeFirst()
      : await beginChat()
    if (!chat) throw new Failure(copilotErrors['chat-not-found'])
    const row = { chat_id: chat.id, at: now, wording: 'rules' as const, not_understood: false }
    const { notUnderstood = false, ...words } = answer
    const requestRow = { ...row, id: ctx.newId(), by_side: 'member' as const, text, cards: [], chips: [] }
    const reply = { ...row, id: ctx.newId(), by_side: 'copilot' as const, ...words, not_understood: notUnderstood }
    for (const { cards, chips, ...one } of [requestRow, reply]) {
      await tx
        .insertInto('copilot_message')
        .values({ ...one, cards: JSON.stringify(cards), chips: JSON.stringify(chips) })
        .execute()
    }
    return {
      chat: presentChat(chat),
      messages: [requestRow, { ...reply, cards: [...answer.cards], chips: [...answer.chips] }].map(presentMessage),
    }

    async function beginChat() {
      const { count } = await tx
        .selectFrom('copilot_chat')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('actor_id', '=', actorId)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_CHATS) throw new Failure(copilotErrors['too-many-chats'])
      const title = cleanText.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TITLE) || 'New chat'
      const newChat = { id: ctx.newId(), title, changed_at: now }
      await tx
        .insertInto('copilot_chat')
        .values({ ...newChat, actor_id: actorId, created_at: now })
        .execute()
      return newChat
    }
  })
}
