/** What a match is made of, with the weight of each part; together 100. */
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

/** What keeps a member from taking a job: it is out of reach, or done in a way that they don't look for. */
export const matchLimits = ['place', 'workType'] as const satisfies readonly MatchPartName[]
export type MatchLimit = (typeof matchLimits)[number]

/** Why a job is not for a member. */
export const refusalReasons = ['too-junior', 'too-senior', 'wrong-place', 'pay', 'wrong-field', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Least matches that the filter offers; the query accepts any whole number to 100. */
export const leastMatches = [40, 60, 80] as const
