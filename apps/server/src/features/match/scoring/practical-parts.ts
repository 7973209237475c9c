import { integer, t } from '@rise/texts'
import { levelOf, type MatchJob, type MatchMember, seniorityAt } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'
import { reachOf } from './reach.ts'

/** The shares by the number of steps between the job's level and the member's. */
const levelShares = [1, 0.6, 0.15]
/** Pay that is lower than wanted by this share or more earns no points. */
const PAY_GAP = 0.3

/** Compares the job's level with the member's. */
export function seniorityPart({ levels }: MatchMember, { seniority }: MatchJob): PartFit {
  if (seniority === null) return unknownBy('job')
  if (levels.length === 0) return unknownBy('you', [seniority])
  const levelDistance = Math.min(...levels.map((level) => Math.abs(level - levelOf(seniority))))
  const seniorities = levels.flatMap((level) => seniorityAt(level) ?? [])
  return {
    share: levelShares[Math.ceil(levelDistance)] ?? 0,
    have: seniorities,
    missing: levelDistance === 0 ? [] : [seniority],
  }
}

/**
 * Compares the job's places with the member's home and the places where the member would move. Remote work can be done
 * from anywhere within the countries that the job names.
 */
export function placePart(member: MatchMember, job: MatchJob): PartFit {
  const names = job.places.map(({ name }) => name)
  if (names.length === 0) return unknownBy('job')
  if (member.home === null && member.moveTo.length === 0) return unknownBy('you', names)
  const { share, isBeyond, from } = reachOf(member, job)
  if (share === null) return unknownBy(member.home === null ? 'you' : 'job', names)
  if (from === null) return { share, isLimit: isBeyond, have: [], missing: names }
  return {
    share,
    have: [from === member.home ? from.name : t('{place}, where you’d move', { place: from.name })],
    missing: [],
  }
}

/** Compares the job's work type with the work types that the member wants. */
export function workTypePart({ workTypes }: MatchMember, { workType }: MatchJob): PartFit {
  if (workType === 'Unknown') return unknownBy('job')
  if (workTypes.length === 0) return unknownBy('you', [workType])
  const fit = oneOf(workTypes, workType)
  return { ...fit, isLimit: fit.share === 0 }
}

/** Compares the job's employment type with the types that the member wants. */
export function employmentTypePart({ employmentTypes }: MatchMember, { employmentType }: MatchJob): PartFit {
  if (employmentType === null) return unknownBy('job')
  if (employmentTypes.length === 0) return unknownBy('you', [employmentType])
  return oneOf(employmentTypes, employmentType)
}

function oneOf(wanted: readonly string[], offered: string): PartFit & { readonly share: number } {
  return wanted.includes(offered)
    ? { share: 1, have: [offered], missing: [] }
    : { share: 0, have: [], missing: [offered] }
}

/** Compares the language of the posting with the languages that the member speaks. */
export function languagePart({ languages }: MatchMember, { language }: MatchJob): PartFit {
  if (language === null) return unknownBy('job')
  if (languages.size === 0) return unknownBy('you', [language])
  const share = languages.get(language) ?? 0
  return { share, have: share > 0 ? [language] : [], missing: share < 1 ? [language] : [] }
}

/** Compares the job's pay with the pay that the member wants. Other currencies are not converted. */
export function payPart({ pay: wish }: MatchMember, { pay }: MatchJob): PartFit {
  if (pay === null) return unknownBy('job')
  if (wish === null || wish.amount === 0) return unknownBy('you')
  if (wish.currency !== pay.currency) return unknownBy('job')
  const gap = Math.max(0, (wish.amount - pay.amount) / wish.amount)
  const share = Math.max(0, 1 - gap / PAY_GAP)
  const payText = t('{pay} a year', { pay: `${pay.currency} ${integer(pay.amount)}` })
  return share === 1 ? { share, have: [payText], missing: [] } : { share, have: [], missing: [payText] }
}
