import { t } from '@rise/texts'
import { defineErrors } from '../../errors.ts'

export const companyTeamErrors = defineErrors({
  'last-owner': { status: 409, message: () => t('A company needs an owner. Make someone else an owner first.') },
  'team-member-not-found': { status: 404, message: () => t('This person is no longer on the team.') },
  'in-team-already': { status: 409, message: () => t('The person with this address is already on your team.') },
  'team-full': { status: 409, message: () => t('A team can have up to 100 people and open invitations.') },
  'invitation-not-found': { status: 404, message: () => t('This invitation has already been accepted or withdrawn.') },
  'invitation-for-another': {
    status: 403,
    message: () => t('This invitation is for another email address. Log in with the account that uses it.'),
  },
  'actor-not-found': { status: 404, message: () => t('You no longer act for it.') },
})
