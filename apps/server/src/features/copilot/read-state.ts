import { LONGEST_PREFERENCE } from '@rise/contract/copilot/limits'
import type { CopilotState } from '@rise/contract/copilot/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../platform/context.ts'
import { countryName } from '../postings/index.ts'
import { ownStory } from '../professionals/index.ts'
import { listChats } from './chat/chat-rows.ts'
import { readPreferences } from './preferences.ts'

/** Returns the story's answers to the intro's questions. */
function answersFromStory({ soughtRoles, soughtWorkTypes, resume }: OwnStory): CopilotState['fromStory'] {
  const { basics } = resume as Resume
  const { city = '', countryCode = '' } = basics?.location ?? {}
  const placeParts = [city, countryCode === '' ? '' : countryName(countryCode)].filter((part) => part !== '').join(', ')
  return {
    looksFor: soughtRoles.join(', ').slice(0, LONGEST_PREFERENCE),
    where: placeParts,
    workTypes: soughtWorkTypes,
  }
}

/** Returns the initial data of the copilot's page. */
export async function readState(ctx: Context, actorId: string): Promise<CopilotState> {
  const [{ preferences, introduced, agreedTo }, story, chats, { prompts }] = await Promise.all([
    readPreferences(ctx, actorId),
    ownStory(ctx.db, actorId),
    listChats(ctx.db, actorId),
    ctx.db
      .selectFrom('copilot_prompt')
      .select(({ fn }) => fn.countAll<string>().as('prompts'))
      .where('actor_id', '=', actorId)
      .executeTakeFirstOrThrow(),
  ])
  const { ai } = ctx.config
  return {
    ...{ preferences, introduced, chats, prompts: Number(prompts), fromStory: answersFromStory(story) },
    model: ai ? { provider: ai.provider, name: ai.model } : null,
    agreed: ai !== undefined && agreedTo === ai.provider,
  }
}
