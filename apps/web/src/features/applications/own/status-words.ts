import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import type { ListedApplication, OwnApplication } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'

export const stageTones = {
  received: 'neutral',
  review: 'info',
  interview: 'brand',
  offer: 'success',
  hired: 'success',
  declined: 'warning',
  withdrawn: 'neutral',
} as const

/** A professional's own status of an application made elsewhere. */
export const outsideStageNames: Readonly<Record<OutsideStage, string>> = {
  received: 'Applied',
  interview: stageNames.interview,
  offer: stageNames.offer,
  hired: stageNames.hired,
  declined: stageNames.declined,
  withdrawn: stageNames.withdrawn,
}

/** Returns the candidate's status of an application. */
export function statusOf({
  stage,
  openedAt,
  closed,
  elsewhere,
}: Pick<OwnApplication, 'stage' | 'openedAt' | 'closed'> & Partial<Pick<ListedApplication, 'elsewhere'>>): string {
  if (closed) return 'Job closed'
  if (stage !== 'received') return stageNames[stage]
  if (elsewhere) return outsideStageNames.received
  return openedAt === null ? stageNames.received : 'Opened'
}

/** Returns how long an answer has been missing; empty on the first days, and once there is one. */
export function waitInWords({ daysUnanswered }: Pick<OwnApplication, 'daysUnanswered'>): string {
  return daysUnanswered === null || daysUnanswered < 2 ? '' : `No answer for ${daysUnanswered} days`
}
