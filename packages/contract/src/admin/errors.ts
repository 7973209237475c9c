import { defineErrors } from '../errors.ts'

export const adminErrors = defineErrors({
  'members-page-not-found': { status: 404, message: 'There is no such page of members. Begin at the first.' },
  'member-not-found': { status: 404, message: 'This member does not exist any more.' },
  'not-yourself': { status: 409, message: 'Nobody suspends their own account or another admin’s here.' },
  'no-plan-for-admins': { status: 409, message: 'An admin has no plan.' },
})
