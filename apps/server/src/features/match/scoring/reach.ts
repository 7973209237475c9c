import type { WorkType } from '@rise/contract/jobs/kinds'
import { countriesOf, type MatchJob, type MatchMember, type MatchPlace } from './facts.ts'

/** Distances between the centres of two places, in kilometres. */
export const NEAR_KM = 40
export const REACH_KM = 100
const SAME_COUNTRY = 0.45
const WITHIN_REACH = 0.7
const REMOTE_ELSEWHERE = 0.3
const EARTH_RADIUS_KM = 6_371

/**
 * How reachable a job is for a member. Of its places, the most reachable one counts, from the home or from a place
 * where they would move.
 */
export interface Reach {
  /** How reachable the job is, from 0 to 1; null if unknown. */
  readonly share: number | null
  /** Whether the member would have to move elsewhere to take the job. False if a fact is unknown. */
  readonly isBeyond: boolean
  /** The member's place that the job is reachable from: the home, or a place to move to. Null if there is none. */
  readonly from: MatchPlace | null
}

const unknownReach: Reach = { share: null, isBeyond: false, from: null }

/** Returns how reachable a job is for a member who has stated a home or where they would move. */
export function reachOf({ home, moveTo }: MatchMember, { places, workType }: MatchJob): Reach {
  const reachByPlace = places.map((place) => {
    const goal = moveTo.find((each) => isIn(place, each) || (workType === 'Remote' && shareCountry(place, each)))
    const fromHome = home === null ? unknownReach : fromHomeTo(home, place, workType)
    if (goal === undefined || (fromHome.share ?? 0) >= WITHIN_REACH) return fromHome
    return { share: WITHIN_REACH, isBeyond: false, from: goal }
  })
  const knownReaches = reachByPlace
    .filter(({ share }) => share !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  const best = knownReaches.find(({ isBeyond }) => !isBeyond) ?? knownReaches[0]
  return best === undefined || (best.isBeyond && knownReaches.length < reachByPlace.length) ? unknownReach : best
}

function fromHomeTo(home: MatchPlace, place: MatchPlace, workType: WorkType): Reach {
  if (countriesOf(place).length === 0) return unknownReach
  const isSameCountry = shareCountry(place, home)
  if (workType === 'Remote') {
    return isSameCountry ? inReach(1, home) : { share: REMOTE_ELSEWHERE, isBeyond: true, from: null }
  }
  // A part of the world that contains the home: whether the job is near is unknown.
  if (place.country === null && isSameCountry) return unknownReach
  const kilometres = distanceOf(home, place)
  const isSameCity = isSameCountry && home.locality !== null && home.locality === place.locality
  if (isSameCity || (kilometres !== null && kilometres <= NEAR_KM)) return inReach(1, home)
  if (kilometres !== null && kilometres <= REACH_KM) return inReach(WITHIN_REACH, home)
  if (!isSameCountry) return { share: 0, isBeyond: true, from: null }
  // A place that is only a country or region may contain the member's city.
  if (place.locality === null && [home.slug, ...home.within].includes(place.slug)) return inReach(WITHIN_REACH, home)
  // Work of an unknown type may be remote, and a place with unknown coordinates may be near.
  const isFar = kilometres !== null && workType !== 'Unknown'
  return { share: SAME_COUNTRY, isBeyond: isFar, from: null }
}

function inReach(share: number, from: MatchPlace): Reach {
  return { share, isBeyond: false, from }
}

function shareCountry(one: MatchPlace, other: MatchPlace): boolean {
  return countriesOf(one).some((country) => countriesOf(other).includes(country))
}

/** Whether a place is the goal or within it, or, if the goal is a city, in reach of it. */
function isIn(place: MatchPlace, goal: MatchPlace): boolean {
  if (goal.country === null) return shareCountry(place, goal)
  if (place.slug === goal.slug || place.within.includes(goal.slug)) return true
  const kilometres = goal.locality === null ? null : distanceOf(place, goal)
  return kilometres !== null && kilometres <= REACH_KM
}

function distanceOf(one: MatchPlace, other: MatchPlace): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
