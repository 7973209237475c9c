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

/** What a professional says of an application made elsewhere. */
export const outsideStageNames: Readonly<Record<OutsideStage, string>> = {
  received: 'Applied',
  interview: stageNames.interview,
  offer: stageNames.offer,
  hired: stageNames.hired,
  declined: stageNames.declined,
  withdrawn: stageNames.withdrawn,
}

/** Where an application stands, for its candidate. */
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

/** How long there has been no answer; empty on the first days, and once there is one. */
export function waitOf({ daysUnanswered }: Pick<OwnApplication, 'daysUnanswered'>): string {
  return daysUnanswered === null || daysUnanswered < 2 ? '' : `No answer for ${daysUnanswered} days`
}
