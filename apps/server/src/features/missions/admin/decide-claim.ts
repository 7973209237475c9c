import { rewardsErrors } from '@rise/contract/missions/errors'
import type { Gift } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { actorName, greetingName, recordAct } from '../../session/index.ts'
import type {} from '../emails.ts'

interface Decision {
  readonly state: 'fulfilled' | 'declined'
  readonly words: string
  /** The address of the reward; empty if the reward has none. */
  readonly link: string
}

/**
 * Fulfils or declines a pending claim, and notifies the member by email and in the app. A declined reward can be
 * claimed again.
 *
 * @throws {Failure} `claim-not-found`; `claim-decided` if the claim is no longer pending
 */
export async function decideClaim(ctx: Context, admin: Admin, id: string, decision: Decision): Promise<void> {
  const { state, words, link } = decision
  await ctx.db.transaction().execute(async (tx) => {
    const claim = await tx
      .selectFrom('reward_claim')
      .select(['actor_id', 'login_id', 'gift', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!claim) throw new Failure(rewardsErrors['claim-not-found'])
    if (claim.state !== 'waiting') throw new Failure(rewardsErrors['claim-decided'])
    await tx
      .updateTable('reward_claim')
      .set({ state, answer: words, link, decided_by: admin.loginId, decided_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    if (state === 'declined') {
      await tx
        .updateTable('mission_member')
        .set({ claimed_gifts: sql`array_remove(claimed_gifts, ${claim.gift})` })
        .where('actor_id', '=', claim.actor_id)
        .execute()
    }
    const kind = state === 'fulfilled' ? 'reward.fulfilled' : 'reward.declined'
    await ctx.activity.record(tx, { kind, ...actingAs(admin), data: { claimId: id } })
    await recordAct(ctx, tx, {
      act: kind,
      by: admin.loginId,
      subject: { id: claim.login_id ?? claim.actor_id, name: await actorName(tx, claim.actor_id) },
      before: { state: claim.state },
      after: { gift: claim.gift, state, words, ...(link !== '' && { link }) },
    })
    await mailMember(ctx, tx, claim, decision)
  })
}

async function mailMember(
  ctx: Context,
  tx: Tx,
  { actor_id, login_id, gift }: { actor_id: string; login_id: string | null; gift: Gift },
  { state, words, link }: Decision,
): Promise<void> {
  if (login_id === null) return
  const reader = await tx
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('actor', 'actor.id', 'membership.actor_id')
    .select(['login.id', 'login.email', 'actor.slug'])
    .where('login.id', '=', login_id)
    .where('actor.id', '=', actor_id)
    .where('login.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!reader) return
  const url = `${ctx.config.publicUrl}/professional/${reader.slug}?reward=true`
  const props = { firstName: await greetingName(tx, reader.id), reward: gift, state, words, url }
  await ctx.mail.send(tx, 'reward-answered', { to: reader.email, props: { ...props, link: link || null } })
}
