import { GOOD_MATCH, STRONG_MATCH } from './limits.ts'

/** The parts of a match with their weights, which add up to 100. */
export const matchWeights = {
  skills: 30,
  title: 24,
  place: 14,
  seniority: 10,
  language: 8,
  workType: 6,
  pay: 5,
  employmentType: 3,
} as const
export type MatchPartName = keyof typeof matchWeights
export const matchPartNames = [
  'skills',
  'title',
  'place',
  'seniority',
  'language',
  'workType',
  'pay',
  'employmentType',
] as const satisfies readonly MatchPartName[]

/** Reasons why a job is not possible for a member: it is out of reach, or of a work type that they don't look for. */
export const matchLimits = ['place', 'workType'] as const satisfies readonly MatchPartName[]
export type MatchLimit = (typeof matchLimits)[number]

export const refusalReasons = ['too-junior', 'too-senior', 'wrong-place', 'pay', 'wrong-field', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The minimum matches that filters offer, in percent; the query accepts any whole number from 1 to 100. */
export const leastMatches = [GOOD_MATCH, STRONG_MATCH] as const
