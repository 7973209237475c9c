import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const sessionErrors = defineErrors({
  'wrong-credentials': { status: 401, message: () => t('Wrong email or password. Try again, or reset your password.') },
  'second-factor-required': {
    status: 401,
    message: () => t('Enter the code from your authenticator app to finish logging in.'),
  },
  'wrong-code': { status: 403, message: () => t('That code isn’t right. Enter the one your app shows now.') },
  'code-used': { status: 403, message: () => t('That code was already used. Wait for the next one.') },
  'second-factor-off': { status: 409, message: () => t('Two-step verification is off. Set it up first.') },
  'second-factor-on': { status: 409, message: () => t('Two-step verification is already on.') },
  'second-factor-needed': { status: 403, message: () => t('Admins can’t turn off two-step verification.') },
  'log-in-by-email': {
    status: 403,
    message: () =>
      t(
        'Someone has tried many passwords for this account. If yours is right, we’ve just emailed you a link to log in. If no email comes, reset your password.',
      ),
  },
  'email-taken': {
    status: 409,
    message: () => t('There’s already an account with this email address. Log in, or reset your password.'),
  },
  'account-deleted': {
    status: 403,
    message: () => t('This account was deleted. Until it’s erased, you can restore it with the link in our email.'),
  },
  'google-not-offered': { status: 404, message: () => t('You can’t log in with Google here.') },
  'google-not-proven': {
    status: 400,
    message: () => t('Google couldn’t confirm who you are. Try logging in with Google again.'),
  },
  'google-unknown': { status: 403, message: () => t('There’s no account for this Google account yet. Sign up first.') },
  'refresh-refused': { status: 401, message: () => t('Your session has ended. Log in again.') },
  'refresh-not-here': { status: 400, message: () => t('Request new tokens from a page of this site.') },
  'link-not-valid': {
    status: 410,
    message: () => t('This link is no longer valid: it was used or has expired. Request a new one.'),
  },
  'new-password-required': {
    status: 409,
    message: () => t('Choose a new password: this sign-up was made in another browser.'),
  },
  'wrong-password': { status: 403, message: () => t('That’s not your current password.') },
  'password-too-common': {
    status: 400,
    message: () => t('This is one of the most used passwords, so it’s easy to guess. Choose another one.'),
  },
  'password-not-set': {
    status: 409,
    message: () => t('You haven’t chosen a password yet. Choose one with the link we email you from Settings.'),
  },
  'session-not-found': { status: 404, message: () => t('That device is already logged out.') },
  'not-suspended': { status: 409, message: () => t('Your account isn’t suspended.') },
  'appeal-sent': { status: 409, message: () => t('You’ve already sent an appeal. We’ll answer by email.') },
  'nothing-to-confirm': { status: 409, message: () => t('Your email address is already confirmed.') },
  'another-account': { status: 403, message: () => t('That’s another account.') },
})
