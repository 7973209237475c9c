import { rewardsErrors } from '@rise/contract/missions/errors'
import type { Gift } from '@rise/contract/missions/kinds'
import { mayClaim } from '@rise/contract/missions/policy'
import type { OwnRewards, Wish } from '@rise/contract/missions/rewards/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { assertOwnPicture, holdPictures } from '../../pictures/index.ts'
import { ownRewards, readClaimer } from './own-rewards.ts'

interface Claim {
  readonly gift: Gift
  readonly wish: Wish
  /** A photo that the member uploaded to draw from, or the finished illustration. */
  readonly picture?: { readonly id: string; readonly purpose: 'photo' | 'content' }
  /** Set if the claim is fulfilled immediately, without an admin. */
  readonly fulfilled?: true
}

/**
 * Claims a reward, and returns all rewards. Of simultaneous claims, only one counts: each waits for the lock on the
 * member's row, and the database stores one claim per reward besides declined ones. Claiming costs no points.
 *
 * @throws {Failure} `forbidden`, `reward-not-open`, `picture-not-found`, `picture-not-for-this`
 */
export async function claimReward(ctx: Context, member: Acting, claim: Claim): Promise<OwnRewards> {
  const { actorId } = member
  return inTurn(ctx, actorId, async (tx) => {
    await tx.selectFrom('mission_member').select('actor_id').where('actor_id', '=', actorId).forUpdate().execute()
    await refuseUnlessOpen(tx, member, claim.gift)
    if (claim.picture) {
      const { id: pictureId, purpose } = claim.picture
      await assertOwnPicture(tx, { actorId, pictureId, purpose })
      await holdPictures(tx, [pictureId])
    }
    await insertClaim(ctx, tx, member, { ...claim, actorId })
    return ownRewards(tx, member)
  })
}

/**
 * Refuses a reward that the member may not claim now.
 *
 * @throws {Failure} `reward-not-open`
 */
export async function refuseUnlessOpen(db: Context['db'] | Tx, { actorId, role }: Acting, gift: Gift): Promise<void> {
  const claimer = await readClaimer(db, actorId)
  if (mayClaim(gift, { role, ...claimer }) !== 'allowed') throw new Failure(rewardsErrors['reward-not-open'])
}

async function insertClaim(
  ctx: Context,
  tx: Tx,
  member: Acting,
  {
    actorId,
    gift,
    wish,
    picture,
    fulfilled = false,
  }: Omit<Claim, 'fulfilled'> & { fulfilled?: boolean; actorId: string },
): Promise<void> {
  const [id, now] = [ctx.newId(), ctx.clock.now()]
  await tx
    .insertInto('reward_claim')
    .values({
      ...{ id, actor_id: actorId, login_id: member.loginId, gift, wish: JSON.stringify(wish), claimed_at: now },
      ...{ state: fulfilled ? 'fulfilled' : 'waiting', decided_at: fulfilled ? now : null, decided_by: null },
      picture_id: picture?.id ?? null,
    })
    .execute()
  await tx
    .updateTable('mission_member')
    .set({ claimed_gifts: sql`array_append(claimed_gifts, ${gift})` })
    .where('actor_id', '=', actorId)
    .execute()
  await ctx.activity.record(tx, { kind: 'reward.claimed', ...actingAs(member), data: { claimId: id } })
}
