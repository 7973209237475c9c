import { copilotErrors } from '@rise/contract/copilot/errors'
import { MODEL_CALLS_A_DAY } from '@rise/contract/copilot/limits'
import type { CopilotCard, CopilotMessage } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockActor } from '../../session/index.ts'
import { presentMessage } from '../chat/chat-rows.ts'
import { readPreferences } from '../preferences.ts'
import { wordFacts } from './word-facts.ts'

const DAY_SECONDS = 86_400
/** The member's words that an answer repeats: they may hold a name, an address or someone else's message. */
const ownWords = /(?: for)? “[^”]*”/g

/**
 * Has the model word an answer that the rules gave. Its words are shown as they come, and stay only if they say no more
 * than the facts they were made from; otherwise the answer keeps the rules' words and says so.
 *
 * @throws {Failure} `answer-not-found`, `no-model`, `too-many-requests`
 */
export async function wordAnswer(ctx: Context, actorId: string, id: string): Promise<CopilotMessage> {
  const row = await ctx.db
    .selectFrom('copilot_message')
    .innerJoin('copilot_chat', 'copilot_chat.id', 'copilot_message.chat_id')
    .selectAll('copilot_message')
    .where('copilot_message.id', '=', id)
    .where('copilot_chat.actor_id', '=', actorId)
    .where('by_side', '=', 'copilot')
    .executeTakeFirst()
  if (!row) throw new Failure(copilotErrors['answer-not-found'])
  if (row.wording !== 'rules') return presentMessage(row)
  const { ai } = ctx.config
  const { agreedTo } = await readPreferences(ctx, actorId)
  if (!ai || agreedTo !== ai.provider) throw new Failure(copilotErrors['no-model'])
  await ctx.limits.of({ name: 'copilot-model', points: MODEL_CALLS_A_DAY, seconds: DAY_SECONDS }).consume(actorId)
  const facts = [row.text.replaceAll(ownWords, ''), ...row.cards.map(factsOf)].join('\n')
  const { sent, received, text } = await wordFacts(ai, facts, (words) =>
    ctx.realtime.emit([`actor:${actorId}`], 'copilot:words', { messageId: id, text: words }),
  )
  const change = text === null ? { wording: 'failed' as const } : { text, wording: 'model' as const }
  return ctx.db.transaction().execute(async (tx) => {
    // Their account may have gone meanwhile.
    if (!(await lockActor(tx, actorId))) throw new Failure(copilotErrors['answer-not-found'])
    await tx
      .insertInto('copilot_prompt')
      .values({
        ...{ id: ctx.newId(), actor_id: actorId, provider: ai.provider, sent, received, at: ctx.clock.now() },
      })
      .execute()
    await tx.updateTable('copilot_message').set(change).where('id', '=', id).execute()
    return presentMessage({ ...row, ...change })
  })
}

/**
 * What a card shows, as the words that may be used: of a posting its title, company and skills, never its text; of the
 * story its skills, never its lines, so that no claim can be put together from them.
 */
function factsOf(card: CopilotCard): string {
  switch (card.kind) {
    case 'jobs':
      return card.items.map(({ title, companyName, why }) => `${title} at ${companyName}. ${why}`).join('\n')
    case 'comparison':
      return card.rows.map(({ label, values }) => `${label}: ${values.join(' / ')}`).join('\n')
    case 'skills':
      return [
        `Listed: ${card.have.join(', ')}`,
        `In texts alone: ${card.shown.map(({ skill }) => skill).join(', ')}`,
        ...card.missing.map(({ skill, advice }) => `${skill}: ${advice}`),
      ].join('\n')
    case 'pay':
      return card.advice.join('\n')
    case 'steps':
      return card.items.map(({ text }) => text).join('\n')
    default:
      return ''
  }
}
