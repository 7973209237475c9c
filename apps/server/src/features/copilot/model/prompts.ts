import { PROMPT_DAYS } from '@rise/contract/copilot/limits'
import type { CopilotPrompt } from '@rise/contract/copilot/shapes'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'

const DAY_MS = 86_400_000
const MOST_PROMPTS = 200

/** Returns the prompts sent to the model for a member, newest first. */
export async function listPrompts({ db }: Context, actorId: string): Promise<CopilotPrompt[]> {
  const rows = await db
    .selectFrom('copilot_prompt')
    .select(['id', 'provider', 'sent', 'received', 'at'])
    .where('actor_id', '=', actorId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PROMPTS)
    .execute()
  return rows.map(({ id, at, ...prompt }) => ({ _id: id, ...prompt, at: at.toISOString() }))
}

/** Deletes a member's prompts. */
export async function deletePrompts({ db }: Context, actorId: string): Promise<void> {
  await db.deleteFrom('copilot_prompt').where('actor_id', '=', actorId).execute()
}

/** Deletes prompts older than 90 days. */
export const forgetPrompts: Task<Record<string, never>> = {
  name: 'forget-copilot-prompts',
  data: z.object({}),
  schedule: '17 3 * * *',
  async handle({ db, clock }) {
    const oldestKept = new Date(clock.now().getTime() - PROMPT_DAYS * DAY_MS)
    await db.deleteFrom('copilot_prompt').where('at', '<', oldestKept).execute()
  },
}
