import { copilotErrors } from '@rise/contract/copilot/errors'
import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import { CONSENT_TERMS } from '@rise/contract/copilot/limits'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { readWish, saveWish } from '../match/index.ts'
import { lockActor } from '../session/index.ts'

/** Returns a member's preferences; pay and employment come from their match preferences. */
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
    // Consent to an older sentence doesn't cover the data that is sent now.
    agreedTo: row?.agreed_terms === CONSENT_TERMS ? row.agreed_provider : null,
  }
}

interface SavedPreferences extends CopilotPreferences {
  /** False while the member answers the intro. A finished intro doesn't restart. */
  readonly introduced?: boolean
}

/** Saves a member's preferences; pay and employment are saved in their match preferences. */
export async function savePreferences(
  ctx: Context,
  actorId: string,
  { looksFor, where, workTypes, employmentTypes, pay, proudOf, avoids, introduced = true }: SavedPreferences,
): Promise<void> {
  const preferences = {
    looks_for: looksFor,
    place_wish: where,
    work_types: [...new Set(workTypes)],
    proud_of: proudOf,
    avoids,
  }
  const introEnd = introduced ? { introduced_at: ctx.clock.now() } : {}
  await saveWish(ctx, actorId, { pay, employmentTypes })
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('copilot_preference')
      .values({
        actor_id: actorId,
        introduced_at: null,
        ...preferences,
        ...introEnd,
        agreed_provider: null,
        agreed_at: null,
      })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ ...preferences, ...introEnd }))
      .execute()
  })
}

/**
 * Saves a member's consent to send the data named in the consent's text to the operator's model, or withdraws it.
 * @throws {Failure} `no-model` if no model is configured, or not the one that the text names; `consent-changed`
 */
export async function saveConsent(
  ctx: Context,
  actorId: string,
  { agreed, provider, terms }: { readonly agreed: boolean; readonly provider: string; readonly terms: number },
): Promise<void> {
  if (agreed && terms !== CONSENT_TERMS) throw new Failure(copilotErrors['consent-changed'])
  if (agreed && ctx.config.ai?.provider !== provider) throw new Failure(copilotErrors['no-model'])
  const consent = agreed
    ? { agreed_provider: provider, agreed_at: ctx.clock.now(), agreed_terms: terms }
    : { agreed_provider: null, agreed_at: null }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('copilot_preference')
      .values({ actor_id: actorId, introduced_at: null, ...consent })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(consent))
      .execute()
  })
}
