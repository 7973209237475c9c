import { type Message, msg, t } from '@rise/texts'

const names: Readonly<Record<string, Message>> = {
  'account-data': msg('Account data'),
  'account-deleted': msg('Account deleted'),
  'account-suspended': msg('Account suspended'),
  'address-changed': msg('Address changed'),
  'admin-invitation': msg('Admin invitation'),
  'appeal-answered': msg('Appeal answered'),
  'application-declined': msg('Application declined'),
  broadcast: msg('Broadcast', 'the name of an email'),
  'change-address': msg('Change address'),
  'company-claim': msg('Company claim'),
  'company-claim-granted': msg('Company claim granted'),
  'company-claim-refused': msg('Company claim refused'),
  'company-domain': msg('Company domain'),
  'company-invitation': msg('Company invitation'),
  'confirm-address': msg('Confirm address'),
  'delete-account': msg('Delete account'),
  digest: msg('Digest', 'the name of an email'),
  'digest-note': msg('Digest note'),
  'event-changed': msg('Event changed'),
  'google-linked': msg('Google linked'),
  'invited-joined': msg('Invited joined'),
  'log-in-link': msg('Log in link'),
  'mentoring-request': msg('Mentoring request'),
  notification: msg('Notification', 'the name of an email'),
  'notification-summary': msg('Notification summary'),
  'password-changed': msg('Password changed'),
  'plan-declined': msg('Plan declined'),
  'plan-payment-failed': msg('Plan payment failed'),
  'plan-trial-ending': msg('Plan trial ending'),
  'reset-password': msg('Reset password'),
  'reset-unknown': msg('Reset unknown'),
  'reward-answered': msg('Reward answered'),
  'second-factor': msg('Second factor'),
  sequence: msg('Sequence'),
}

/** Formats the name of an email’s template for people: `Confirm address`. A name without a text is shown in English. */
export function formatTemplate(name: string): string {
  const known = names[name]
  if (known !== undefined) return t(known)
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
