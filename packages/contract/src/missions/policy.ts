import type { Verdict } from '../policy.ts'
import { type Gift, gifts } from './kinds.ts'

/** The points that unlock each reward (specification, section 4). */
export const pointsFor: Readonly<Record<Gift, number>> = { points50: 50, points75: 75, points100: 100 }

interface Claimer {
  readonly role: string
  readonly points: number
  /** Claims, without declined ones. */
  readonly claimedGifts: readonly string[]
}

/**
 * Whether a member may claim a reward: professionals only, with the points, once each; the last one only with no other
 * claimed before. Points never fall by claiming.
 */
export function mayClaim(
  gift: Gift,
  { role, points, claimedGifts }: Claimer,
): Extract<Verdict, 'allowed' | 'forbidden'> {
  if (role !== 'professional' || points < pointsFor[gift]) return 'forbidden'
  const isUnclaimed = gift === 'points100' ? claimedGifts.length === 0 : !claimedGifts.includes(gift)
  return isUnclaimed ? 'allowed' : 'forbidden'
}

/** The rewards that a member may claim now. */
export function openGifts(claimer: Claimer): Gift[] {
  return gifts.filter((gift) => mayClaim(gift, claimer) === 'allowed')
}
