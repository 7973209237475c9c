import { defineErrors } from '../errors.ts'

export const adminErrors = defineErrors({
  'members-page-not-found': { status: 404, message: 'There’s no such page of members. Start from the first one.' },
  'member-not-found': { status: 404, message: 'This member no longer exists.' },
  'not-yourself': { status: 409, message: 'You can’t suspend your own account or another admin’s.' },
  'no-plan-for-admins': { status: 409, message: 'Admins don’t have a plan.' },
})
