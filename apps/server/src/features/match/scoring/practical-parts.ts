import { levelOf, type MatchJob, type MatchMember, type MatchPlace, seniorityAt } from './facts.ts'
import { languageName } from './language-names.ts'
import { type PartFit, unknownBy } from './part.ts'

/** By how many steps the job's level is off. */
const levelShares = [1, 0.6, 0.15]
const NEAR_KM = 40
const FAR_KM = 100
const SAME_COUNTRY = 0.45
const WITHIN_REACH = 0.7
const REMOTE_ELSEWHERE = 0.3
/** An amount this much lower than the wish, as a share of it, is worth nothing. */
const PAY_GAP = 0.3
const EARTH_RADIUS_KM = 6_371

/** How far the job's level is from the member's. */
export function seniorityPart({ levels }: MatchMember, { seniority }: MatchJob): PartFit {
  if (seniority === null) return unknownBy('job')
  if (levels.length === 0) return unknownBy('you', [seniority])
  const off = Math.min(...levels.map((level) => Math.abs(level - levelOf(seniority))))
  const own = levels.flatMap((level) => seniorityAt(level) ?? [])
  return { share: levelShares[Math.ceil(off)] ?? 0, have: own, missing: off === 0 ? [] : [seniority] }
}

/**
 * Whether the member can work there from where they live. Remote says nothing about where from, unless a country is
 * stated.
 */
export function placePart({ home }: MatchMember, { places, workType }: MatchJob): PartFit {
  const names = places.map(({ name }) => name)
  if (places.length === 0) return unknownBy('job')
  if (home === null) return unknownBy('you', names)
  const isRemote = workType === 'Remote'
  const share = Math.max(...places.map((place) => (isRemote ? remoteShare(home, place) : shareOf(home, place))))
  return share >= WITHIN_REACH ? { share, have: [home.name], missing: [] } : { share, have: [], missing: names }
}

function remoteShare(home: MatchPlace, place: MatchPlace): number {
  if (place.country === null) return WITHIN_REACH
  return place.country === home.country ? 1 : REMOTE_ELSEWHERE
}

function shareOf(home: MatchPlace, place: MatchPlace): number {
  const isSameCountry = home.country !== null && home.country === place.country
  const kilometres = distanceOf(home, place)
  if (kilometres !== null && kilometres <= NEAR_KM) return 1
  if (isSameCountry && home.locality !== null && home.locality === place.locality) return 1
  if (kilometres !== null && kilometres <= FAR_KM) return WITHIN_REACH
  // A country alone may hold the member's city.
  if (isSameCountry && place.locality === null) return WITHIN_REACH
  return isSameCountry ? SAME_COUNTRY : 0
}

function distanceOf(one: MatchPlace, other: MatchPlace): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Whether the job is done in a way that the member looks for. */
export function workTypePart({ workTypes }: MatchMember, { workType }: MatchJob): PartFit {
  if (workType === 'Unknown') return unknownBy('job')
  if (workTypes.length === 0) return unknownBy('you', [workType])
  return oneOf(workTypes, workType)
}

/** Whether it is a kind of employment that the member looks for. */
export function employmentTypePart({ employmentTypes }: MatchMember, { employmentType }: MatchJob): PartFit {
  if (employmentType === null) return unknownBy('job')
  if (employmentTypes.length === 0) return unknownBy('you', [employmentType])
  return oneOf(employmentTypes, employmentType)
}

function oneOf(wanted: readonly string[], offered: string): PartFit {
  return wanted.includes(offered)
    ? { share: 1, have: [offered], missing: [] }
    : { share: 0, have: [], missing: [offered] }
}

/** Whether the member speaks the language that the job is written in. */
export function languagePart({ languages }: MatchMember, { language }: MatchJob): PartFit {
  if (language === null) return unknownBy('job')
  if (languages.size === 0) return unknownBy('you', [languageName(language)])
  const share = languages.get(language) ?? 0
  const name = languageName(language)
  return { share, have: share > 0 ? [name] : [], missing: share < 1 ? [name] : [] }
}

/** Whether the job pays what the member wishes for. Other currencies are not converted. */
export function payPart({ pay: wish }: MatchMember, { pay }: MatchJob): PartFit {
  if (pay === null) return unknownBy('job')
  if (wish === null || wish.amount === 0) return unknownBy('you')
  if (wish.currency !== pay.currency) return unknownBy('job')
  const gap = Math.max(0, (wish.amount - pay.amount) / wish.amount)
  const share = Math.max(0, 1 - gap / PAY_GAP)
  const asked = `${pay.currency} ${pay.amount.toLocaleString('en-US')} a year`
  return share === 1 ? { share, have: [asked], missing: [] } : { share, have: [], missing: [asked] }
}
