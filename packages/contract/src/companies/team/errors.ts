import { defineErrors } from '../../errors.ts'

export const companyTeamErrors = defineErrors({
  'last-owner': { status: 409, message: 'A company needs an owner. Make somebody else an owner first.' },
  'team-member-not-found': { status: 404, message: 'This person is not in the team any more.' },
  'in-team-already': { status: 409, message: 'Whoever has this address is in your team already.' },
  'team-full': { status: 409, message: 'A team has at most 100 people and open invitations together.' },
  'invitation-not-found': { status: 404, message: 'This invitation was accepted or withdrawn already.' },
  'invitation-for-another': {
    status: 403,
    message: 'This invitation is for another address. Log in with the account that has it.',
  },
  'actor-not-found': { status: 404, message: 'You do not act for it any more.' },
})
