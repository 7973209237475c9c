import { copilotErrors } from '@rise/contract/copilot/errors'
import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import { CONSENT_TERMS } from '@rise/contract/copilot/limits'
import type { CopilotState } from '@rise/contract/copilot/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { readWish, saveWish } from '../match/index.ts'
import { lockActor } from '../session/index.ts'
import { listChats } from './chat/chat-rows.ts'

/** Returns a member's preferences; pay and employment are those of their match. */
export async function readPreferences(
  { db }: Context,
  actorId: string,
): Promise<{
  readonly preferences: CopilotPreferences
  readonly introduced: boolean
  readonly agreedTo: string | null
}> {
  const [row, wish] = await Promise.all([
    db.selectFrom('copilot_preference').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
    readWish(db, actorId),
  ])
  return {
    preferences: {
      looksFor: row?.looks_for ?? '',
      where: row?.place_wish ?? '',
      workTypes: row?.work_types ?? [],
      employmentTypes: wish.employmentTypes,
      pay: wish.pay,
      proudOf: row?.proud_of ?? '',
      avoids: row?.avoids ?? '',
    },
    introduced: row?.introduced_at != null,
    // Consent to an earlier sentence doesn't cover what is sent now.
    agreedTo: row?.agreed_terms === CONSENT_TERMS ? row.agreed_provider : null,
  }
}

/** Saves a member's preferences; pay and employment go to their match. */
export async function savePreferences(
  ctx: Context,
  actorId: string,
  { looksFor, where, workTypes, employmentTypes, pay, proudOf, avoids }: CopilotPreferences,
): Promise<void> {
  const said = {
    looks_for: looksFor,
    place_wish: where,
    work_types: [...new Set(workTypes)],
    proud_of: proudOf,
    avoids,
  }
  const introduced_at = ctx.clock.now()
  await saveWish(ctx, actorId, { pay, employmentTypes })
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('copilot_preference')
      .values({ actor_id: actorId, ...said, introduced_at, agreed_provider: null, agreed_at: null })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ ...said, introduced_at }))
      .execute()
  })
}

/**
 * Saves that a member agrees to what the sentence says goes to the operator's model, or no longer does.
 *
 * @throws {Failure} `no-model` where none is set up, or another than the sentence named; `consent-changed`
 */
export async function saveConsent(
  ctx: Context,
  actorId: string,
  { agreed, provider, terms }: { readonly agreed: boolean; readonly provider: string; readonly terms: number },
): Promise<void> {
  if (agreed && terms !== CONSENT_TERMS) throw new Failure(copilotErrors['consent-changed'])
  if (agreed && ctx.config.ai?.provider !== provider) throw new Failure(copilotErrors['no-model'])
  const said = agreed
    ? { agreed_provider: provider, agreed_at: ctx.clock.now(), agreed_terms: terms }
    : { agreed_provider: null, agreed_at: null }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('copilot_preference')
      .values({ actor_id: actorId, introduced_at: null, ...said })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(said))
      .execute()
  })
}

/** Returns what the page of the copilot needs first. */
export async function readState(ctx: Context, actorId: string): Promise<CopilotState> {
  const [{ preferences, introduced, agreedTo }, chats, { prompts }] = await Promise.all([
    readPreferences(ctx, actorId),
    listChats(ctx.db, actorId),
    ctx.db
      .selectFrom('copilot_prompt')
      .select(({ fn }) => fn.countAll<string>().as('prompts'))
      .where('actor_id', '=', actorId)
      .executeTakeFirstOrThrow(),
  ])
  const { ai } = ctx.config
  return {
    ...{ preferences, introduced, chats, prompts: Number(prompts) },
    model: ai ? { provider: ai.provider, name: ai.model } : null,
    agreed: ai !== undefined && agreedTo === ai.provider,
  }
}
