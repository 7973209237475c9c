import { defineErrors } from '../errors.ts'

export const sessionErrors = defineErrors({
  'wrong-credentials': { status: 401, message: 'E-mail address or password is wrong. Try again, or reset it.' },
  'log-in-by-email': {
    status: 403,
    message:
      'Someone has tried many passwords for this account. If yours is right, we’ve just emailed you a link to log in. If no email comes, reset your password.',
  },
  'email-taken': {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in, or reset your password.',
  },
  'account-deleted': {
    status: 403,
    message: 'This account was deleted. Until it is erased, the link in our mail restores it.',
  },
  'google-not-offered': { status: 404, message: 'Sign-in with Google is not offered here.' },
  'google-not-proven': {
    status: 400,
    message: 'Google did not prove who you are. Start the sign-in with Google again.',
  },
  'google-unknown': { status: 403, message: 'No account belongs to this Google account yet. Join first.' },
  'refresh-refused': { status: 401, message: 'Your session has ended. Log in again.' },
  'refresh-not-here': { status: 400, message: 'Ask for new tokens with a request from a page of this site.' },
  'link-not-valid': {
    status: 410,
    message: 'This link is not valid any more: it was used already or has expired. Ask for a new one.',
  },
  'new-password-required': {
    status: 409,
    message: 'Choose a new password: this sign-up was made in another browser.',
  },
  'wrong-password': { status: 403, message: 'That is not your present password.' },
  'session-not-found': { status: 404, message: 'That device is not signed in any more.' },
  'not-suspended': { status: 409, message: 'Your account is not suspended.' },
  'appeal-sent': { status: 409, message: 'Your appeal was sent already. We will answer by e-mail.' },
  'nothing-to-confirm': { status: 409, message: 'Your e-mail address is confirmed already.' },
  'another-account': { status: 403, message: 'That is another account.' },
})
