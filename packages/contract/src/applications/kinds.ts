/** The stages of an application. The team sets them, except `withdrawn`, which the candidate sets. */
export const stages = ['received', 'review', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const
export type Stage = (typeof stages)[number]

/** The stages that a team moves an application to. */
export const teamStages = ['received', 'review', 'interview', 'offer', 'hired'] as const
export type TeamStage = (typeof teamStages)[number]

/** Why a team declines; the candidate reads it. */
export const declineReasons = ['experience', 'skills', 'location', 'pay', 'other-candidate', 'filled', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The kinds of steps in an application's record. */
export const stepKinds = [
  'applied',
  'opened',
  'moved',
  'declined',
  'withdrawn',
  'message',
  'interview-proposed',
  'interview-picked',
  'interview-cancelled',
  'unanswered',
] as const
export type StepKind = (typeof stepKinds)[number]

/** The lists of a professional's applications. */
export const applicationLists = ['applied', 'interviews', 'offers', 'archive'] as const
export type ApplicationList = (typeof applicationLists)[number]

export const stagesOfList: Readonly<Record<ApplicationList, readonly Stage[]>> = {
  applied: ['received', 'review'],
  interviews: ['interview'],
  offers: ['offer'],
  archive: ['hired', 'declined', 'withdrawn'],
}

export const applicantOrders = ['newest', 'oldest', 'rating', 'match', 'name'] as const
export type ApplicantOrder = (typeof applicantOrders)[number]
