import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const missionsErrors = defineErrors({
  'mission-not-found': { status: 404, message: () => t('This mission isn’t in the catalog.') },
  'mission-exists': { status: 409, message: () => t('Another mission has this key. Choose another one.') },
  'mission-changed': {
    status: 409,
    message: () => t('This mission was changed elsewhere. Reload the page, then try again.'),
  },
  'mission-begun': {
    status: 409,
    message: () => t('Members have begun this mission, so what counts can’t change. End it and write another.'),
  },
  'too-many-missions': { status: 409, message: () => t('A hundred missions are running. End one first.') },
})

export const rewardsErrors = defineErrors({
  'reward-not-open': {
    status: 409,
    message: () => t('You can’t claim this reward: you need more points, or you claimed before.'),
  },
  'claim-not-found': {
    status: 404,
    message: () => t('This claim is gone. Its member may have deleted their account.'),
  },
  'claim-decided': {
    status: 409,
    message: () => t('This claim has already been answered. Reload the page to see how.'),
  },
})
