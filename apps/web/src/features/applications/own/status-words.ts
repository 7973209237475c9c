import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import type { ApplicationList } from '@rise/contract/applications/kinds'
import type { ListedApplication, OwnApplication } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { type Message, msg, t } from '@rise/texts'

export const stageTones = {
  received: 'neutral',
  review: 'info',
  interview: 'brand',
  offer: 'success',
  hired: 'success',
  declined: 'warning',
  withdrawn: 'neutral',
} as const

/** The statuses that a professional can give an application made elsewhere, with their names. */
export const outsideStageNames: Readonly<Record<OutsideStage, Message>> = {
  received: msg('Applied', 'the state of an application'),
  interview: stageNames.interview,
  offer: stageNames.offer,
  hired: stageNames.hired,
  declined: stageNames.declined,
  withdrawn: stageNames.withdrawn,
}

/** The usual status in a list, which its rows don't repeat. */
export const impliedStatus: Readonly<Partial<Record<ApplicationList, Message>>> = {
  applied: outsideStageNames.received,
  interviews: stageNames.interview,
  offers: stageNames.offer,
}

/** Returns the candidate's status of an application. */
export function statusOf({
  stage,
  openedAt,
  closed,
  elsewhere,
}: Pick<OwnApplication, 'stage' | 'openedAt' | 'closed'> & Partial<Pick<ListedApplication, 'elsewhere'>>): string {
  if (closed) return t('Job closed')
  if (stage !== 'received') return t(stageNames[stage])
  if (elsewhere) return t(outsideStageNames.received)
  return openedAt === null ? t(stageNames.received) : t('Opened', 'an application')
}

/** Returns the state of an application in a few words, for the page of its job. */
export function stateInWords({
  stage,
  openedAt,
  closed,
  daysUnanswered,
  elsewhere,
}: Pick<OwnApplication, 'stage' | 'openedAt' | 'closed' | 'daysUnanswered'> &
  Partial<Pick<ListedApplication, 'elsewhere'>>): string {
  if (closed) return t('The job closed before a decision')
  if (stage !== 'received') return t(stageNames[stage])
  if (elsewhere) return t('Sent on the company’s site')
  if (daysUnanswered === null) return t('Answered', 'an application')
  return openedAt === null ? t('Not opened yet') : t('Opened, no answer yet')
}

/** Returns for how many days an answer has been missing; empty below two days, and once there is an answer. */
export function waitInWords({ daysUnanswered }: Pick<OwnApplication, 'daysUnanswered'>): string {
  return daysUnanswered === null || daysUnanswered < 2 ? '' : t('No answer for {days} days', { days: daysUnanswered })
}
