import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const storyErrors = defineErrors({
  'story-not-found': { status: 404, message: () => t('There’s no professional at this address. It may have changed.') },
  'story-changed': {
    status: 409,
    message: () => t('Your story was changed elsewhere while you were editing. Your changes are still here.'),
  },
  'address-taken': { status: 409, message: () => t('Someone else uses or used this address. Choose a different one.') },
  'nothing-to-ask': { status: 404, message: () => t('They don’t offer mentoring on this topic.') },
  'mentor-busy': {
    status: 429,
    message: () => t('They’ve had several requests today. Yours wasn’t sent, so try again tomorrow.'),
  },
})
