import { defineErrors } from '../../errors.ts'

export const companyClaimErrors = defineErrors({
  'already-claimed': { status: 409, message: 'Somebody acts for this company already. Ask them to invite you.' },
  'no-own-domain': {
    status: 409,
    message:
      'No site of the company’s own is known, so a mail cannot prove anything. Ask us instead, with your reasons.',
  },
  'not-of-domain': { status: 400, message: 'Give an address at the company’s own domain.' },
  'claim-not-found': { status: 404, message: 'This request was decided or withdrawn already.' },
  'proof-not-found': { status: 409, message: 'The file does not show the line yet. Put it there, then check again.' },
  'record-not-found': {
    status: 409,
    message: 'The record is not seen yet. A new one can take an hour until it is: add it, then check again.',
  },
})
