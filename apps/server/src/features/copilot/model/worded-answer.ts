import { copilotErrors } from '@rise/contract/copilot/errors'
import { MODEL_CALLS_A_DAY } from '@rise/contract/copilot/limits'
import type { CopilotCard, CopilotMessage } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockActor } from '../../session/index.ts'
import { presentMessage } from '../chat/chat-rows.ts'
import { readPreferences } from '../preferences.ts'
import { answerByChoice } from './answer-by-choice.ts'
import type { Exchange } from './choose-tool.ts'
import { wordFacts } from './word-facts.ts'

const DAY_SECONDS = 86_400
/** The member's words that an answer repeats. They may contain a name, an address or someone else's message. */
const ownWords = /(?: for)? “[^”]*”/g

/**
 * Lets the model word an answer of the rules. The model's words are streamed, and kept only if the facts support them;
 * otherwise the answer keeps the rules' words. If the rules did not understand the request, the model first chooses a
 * reading tool by name, and the rules answer with that tool.
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
  const { agreedTo, preferences } = await readPreferences(ctx, actorId)
  if (!ai || agreedTo !== ai.provider) throw new Failure(copilotErrors['no-model'])
  const calls = ctx.limits.of({ name: 'copilot-model', points: MODEL_CALLS_A_DAY, seconds: DAY_SECONDS })
  await calls.consume(actorId)
  const prompts: Exchange[] = []
  let answer: Pick<CopilotMessage, 'text' | 'cards' | 'chips'> = row
  if (row.not_understood) {
    const answerByTool = await answerByChoice(ctx, ai, { actorId, preferences, row })
    prompts.push(answerByTool.exchange)
    if (!answerByTool.answer) return store({ wording: 'failed' })
    answer = { ...answerByTool.answer, cards: [...answerByTool.answer.cards], chips: [...answerByTool.answer.chips] }
    // The choice and its prompt are stored even if the day's budget ends here.
    const isUsedUp = await calls.consume(actorId).then(
      () => false,
      () => true,
    )
    if (isUsedUp) return store({ ...answer, wording: 'failed' })
  }
  const facts = [answer.text.replaceAll(ownWords, ''), ...answer.cards.map(factsOf)].join('\n')
  const { text, ...exchange } = await wordFacts(ai, facts, (words) =>
    ctx.realtime.emit([`actor:${actorId}`], 'copilot:words', { messageId: id, text: words }),
  )
  prompts.push(exchange)
  return store({ ...answer, ...(text === null ? { wording: 'failed' } : { text, wording: 'model' }) })

  async function store(change: Partial<Pick<CopilotMessage, 'text' | 'cards' | 'chips' | 'wording'>>) {
    const { provider } = ai ?? { provider: '' }
    return ctx.db.transaction().execute(async (tx) => {
      // The account may have been erased since.
      if (!row || !(await lockActor(tx, actorId))) throw new Failure(copilotErrors['answer-not-found'])
      for (const prompt of prompts) {
        await tx
          .insertInto('copilot_prompt')
          .values({ id: ctx.newId(), actor_id: actorId, provider, ...prompt, at: ctx.clock.now() })
          .execute()
      }
      const changedRow = { ...row, ...change }
      await tx
        .updateTable('copilot_message')
        .set({
          ...{ text: changedRow.text, wording: changedRow.wording },
          ...{ cards: JSON.stringify(changedRow.cards), chips: JSON.stringify(changedRow.chips) },
        })
        .where('id', '=', id)
        .execute()
      return presentMessage(changedRow)
    })
  }
}

/**
 * Returns the words of a card that the model may use, such as a posting's title, company and skills but not its text,
 * and the story's skills but not its lines. So the model can't assemble a claim from the lines.
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
        ...[...card.missing, ...(card.preferred ?? [])].map(({ skill, advice }) => `${skill}: ${advice}`),
      ].join('\n')
    case 'pay':
      return card.advice.join('\n')
    case 'steps':
      return card.items.map(({ text }) => text).join('\n')
    default:
      return ''
  }
}
