import type { Verdict } from '../policy.ts'
import { type Gift, gifts } from './kinds.ts'

/** The points that unlock each reward (section 4 of the specification). */
export const pointsFor: Readonly<Record<Gift, number>> = { points50: 50, points75: 75, points100: 100 }

interface Claimer {
  readonly role: string
  readonly points: number
  /** The claimed rewards, without declined claims. */
  readonly claimedGifts: readonly string[]
}

/**
 * Whether a member may claim a reward. Only professionals can, with enough points and once per reward. The last reward
 * is only for members who have claimed no other. Claiming costs no points.
 */
export function mayClaim(
  gift: Gift,
  { role, points, claimedGifts }: Claimer,
): Extract<Verdict, 'allowed' | 'forbidden'> {
  if (role !== 'professional' || points < pointsFor[gift]) return 'forbidden'
  const isUnclaimed = gift === 'points100' ? claimedGifts.length === 0 : !claimedGifts.includes(gift)
  return isUnclaimed ? 'allowed' : 'forbidden'
}

/** Returns the rewards that a member may claim now. */
export function openGifts(claimer: Claimer): Gift[] {
  return gifts.filter((gift) => mayClaim(gift, claimer) === 'allowed')
}
