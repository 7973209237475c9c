import { defineErrors } from '../../errors.ts'

export const storyErrors = defineErrors({
  'story-not-found': { status: 404, message: 'There is no professional at this address. It may have changed.' },
  'story-changed': {
    status: 409,
    message: 'Your story was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'address-taken': { status: 409, message: 'Somebody else has this address, or had it once. Choose another one.' },
  'nothing-to-ask': { status: 404, message: 'They offer no mentoring on this topic.' },
  'mentor-busy': {
    status: 429,
    message: 'They were asked several times today already. Nothing was sent; ask again tomorrow.',
  },
})
