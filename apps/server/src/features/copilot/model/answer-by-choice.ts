import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import type { Selectable } from 'kysely'
import type { AiSettings } from '../../../platform/ai/ai-settings.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { answerRequest } from '../chat/answer-request.ts'
import { MESSAGES_READ_BACK } from '../chat/ask-copilot.ts'
import { readRequestWithJobs } from '../chat/read-request-with-jobs.ts'
import { jobsShownIn } from '../chat/requested-jobs.ts'
import type { Answer } from '../tools/answer.ts'
import { visibleText } from '../truth/line-words.ts'
import { chooseTool, type Exchange } from './choose-tool.ts'

interface UnansweredRequest {
  readonly actorId: string
  readonly preferences: CopilotPreferences
  /** The copilot's message about a request that the rules didn't understand. */
  readonly row: Pick<Selectable<Tables['copilot_message']>, 'chat_id' | 'place'>
}

/** Lets the model choose the tool for a request. The rules then answer with that tool. */
export async function answerByChoice(
  ctx: Context,
  ai: AiSettings,
  { actorId, preferences, row }: UnansweredRequest,
): Promise<{ readonly exchange: Exchange; readonly answer: Answer | undefined }> {
  const [request, ...before] = await ctx.db
    .selectFrom('copilot_message')
    .select(['text', 'cards', 'by_side'])
    .where('chat_id', '=', row.chat_id)
    .where('place', '<', row.place)
    .orderBy('place', 'desc')
    .limit(MESSAGES_READ_BACK + 1)
    .execute()
  const text = visibleText(request?.text ?? '')
  const { exchange, tool } = await chooseTool(ai, text)
  if (tool === undefined) return { exchange, answer: undefined }
  const { asked } = await readRequestWithJobs(ctx, actorId, { text, tool: null, jobs: [], shown: jobsShownIn(before) })
  const answer = await answerRequest({ ...asked, preferences }, { tool, refused: undefined })
  return { exchange, answer: answer.notUnderstood ? undefined : answer }
}
