import type { OwnApplication } from '@rise/contract/applications/shapes'
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

/** Where an application stands, for its candidate. */
export function statusOf({ stage, openedAt }: Pick<OwnApplication, 'stage' | 'openedAt'>): string {
  return stage === 'received' && openedAt !== null ? 'Opened' : stageNames[stage]
}

/** How long there has been no answer; empty on the first days, and once there is one. */
export function waitOf({ daysUnanswered }: Pick<OwnApplication, 'daysUnanswered'>): string {
  return daysUnanswered === null || daysUnanswered < 2 ? '' : `No answer for ${daysUnanswered} days`
}
