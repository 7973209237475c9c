import { type Gift, gifts } from '@rise/contract/missions/kinds'
import { mayClaim, pointsFor } from '@rise/contract/missions/policy'
import type { OwnClaim, OwnRewards } from '@rise/contract/missions/rewards/shapes'
import { rewardWords } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { pictureOf } from '../../pictures/index.ts'

/** Returns all rewards, each with whether the member may claim it, and the member's last claim of it. */
export async function ownRewards(db: Database | Tx, { actorId, role }: Acting): Promise<OwnRewards> {
  const { points, claimedGifts } = await readClaimer(db, actorId)
  const claims = await lastClaims(db, actorId)
  const rewards = gifts.map((gift) => ({
    ...{ gift, title: t(rewardWords[gift].title), words: t(rewardWords[gift].words), points: pointsFor[gift] },
    open: mayClaim(gift, { role, points, claimedGifts }) === 'allowed',
    claim: claims.get(gift) ?? null,
  }))
  return { points, claimedGifts: gifts.filter((gift) => claimedGifts.includes(gift)), rewards }
}

/** Returns the facts about a member that decide which rewards they may claim. */
export async function readClaimer(
  db: Database | Tx,
  actorId: string | null,
): Promise<{ points: number; claimedGifts: readonly string[] }> {
  if (actorId === null) return { points: 0, claimedGifts: [] }
  const row = await db
    .selectFrom('mission_member')
    .select(['points', 'claimed_gifts'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return { points: row?.points ?? 0, claimedGifts: row?.claimed_gifts ?? [] }
}

async function lastClaims(db: Database | Tx, actorId: string | null): Promise<ReadonlyMap<Gift, OwnClaim>> {
  if (actorId === null) return new Map()
  const rows = await db
    .selectFrom('reward_claim')
    .distinctOn('gift')
    .select(['gift', 'state', 'wish', 'answer', 'link', 'claimed_at', 'decided_at'])
    .select(pictureOf(db, sql.ref('reward_claim.picture_id')).as('picture'))
    .where('actor_id', '=', actorId)
    .orderBy('gift')
    .orderBy('claimed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.map(({ gift, state, wish, answer, link, picture, claimed_at, decided_at }) => [
      gift,
      {
        ...{ state, wish, answer, link, picture, claimedAt: claimed_at.toISOString() },
        decidedAt: decided_at?.toISOString() ?? null,
      },
    ]),
  )
}
