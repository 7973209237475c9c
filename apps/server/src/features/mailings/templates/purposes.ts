import type { MailPurpose } from '@rise/contract/mailings/kinds'
import type { EmailName } from '../../../platform/mail/emails.ts'

/**
 * The purpose of each email. Service emails are about the member's account, requests or content; the digest has its own
 * subscription. News goes only to members who agreed to it.
 */
export const purposes: { readonly [K in EmailName]: MailPurpose } = {
  'account-data': 'service',
  'account-deleted': 'service',
  'delete-account': 'service',
  'account-suspended': 'service',
  'address-changed': 'service',
  'admin-invitation': 'service',
  broadcast: 'news',
  'appeal-answered': 'service',
  'application-declined': 'service',
  'change-address': 'service',
  'company-claim': 'service',
  'company-claim-granted': 'service',
  'company-claim-refused': 'service',
  'company-domain': 'service',
  'company-invitation': 'service',
  'confirm-address': 'service',
  digest: 'service',
  'digest-note': 'service',
  'event-changed': 'service',
  'google-linked': 'service',
  'invited-joined': 'service',
  'log-in-link': 'service',
  'mentoring-request': 'service',
  notification: 'service',
  'notification-summary': 'service',
  'password-changed': 'service',
  'plan-declined': 'service',
  'plan-payment-failed': 'service',
  'plan-trial-ending': 'service',
  'reset-password': 'service',
  'reset-unknown': 'service',
  'reward-answered': 'service',
  'second-factor': 'service',
  sequence: 'news',
}
