import type { EmailTemplates } from '../platform/mail/email-template.ts'
import { createEmailRenderer } from '../platform/mail/render-email.tsx'
import { applicationDeclined } from './applications/emails/application-declined.email.tsx'
import { companyClaim } from './companies/emails/company-claim.email.tsx'
import { companyClaimGranted } from './companies/emails/company-claim-granted.email.tsx'
import { companyClaimRefused } from './companies/emails/company-claim-refused.email.tsx'
import { companyDomain } from './companies/emails/company-domain.email.tsx'
import { companyInvitation } from './companies/emails/company-invitation.email.tsx'
import { digestEmail } from './digest/letters/digest.email.tsx'
import { digestNoteEmail } from './digest/letters/digest-note.email.tsx'
import { eventChanged } from './events/news/event-changed.email.tsx'
import { sequenceEmail } from './mailings/sequences/sequence.email.tsx'
import { rewardAnswered } from './missions/reward-answered.email.tsx'
import { broadcast } from './notifications/broadcasts/broadcast.email.tsx'
import { notification } from './notifications/notification.email.tsx'
import { notificationSummary } from './notifications/notification-summary.email.tsx'
import { planPaymentFailed } from './plans/billing/plan-payment-failed.email.tsx'
import { planTrialEnding } from './plans/billing/plan-trial-ending.email.tsx'
import { planDeclined } from './plans/plan-declined.email.tsx'
import { mentoringRequest } from './professionals/mentoring/mentoring-request.email.tsx'
import { accountData } from './session/emails/account-data.email.tsx'
import { accountDeleted } from './session/emails/account-deleted.email.tsx'
import { accountSuspended } from './session/emails/account-suspended.email.tsx'
import { addressChanged } from './session/emails/address-changed.email.tsx'
import { adminInvitation } from './session/emails/admin-invitation.email.tsx'
import { appealAnswered } from './session/emails/appeal-answered.email.tsx'
import { changeAddress } from './session/emails/change-address.email.tsx'
import { confirmAddress } from './session/emails/confirm-address.email.tsx'
import { deleteAccount } from './session/emails/delete-account.email.tsx'
import { googleLinked } from './session/emails/google-linked.email.tsx'
import { invitedJoined } from './session/emails/invited-joined.email.tsx'
import { logInLink } from './session/emails/log-in-link.email.tsx'
import { passwordChanged } from './session/emails/password-changed.email.tsx'
import { resetPassword } from './session/emails/reset-password.email.tsx'
import { resetUnknown } from './session/emails/reset-unknown.email.tsx'
import { secondFactor } from './session/emails/second-factor.email.tsx'

/** Every template. Vite builds this file for Node, which does not run JSX; nothing but tests may import it. */
const templates: EmailTemplates = {
  'account-data': accountData,
  'account-deleted': accountDeleted,
  'delete-account': deleteAccount,
  'account-suspended': accountSuspended,
  'address-changed': addressChanged,
  'admin-invitation': adminInvitation,
  broadcast,
  'appeal-answered': appealAnswered,
  'application-declined': applicationDeclined,
  'change-address': changeAddress,
  'company-claim': companyClaim,
  'company-claim-granted': companyClaimGranted,
  'company-claim-refused': companyClaimRefused,
  'company-domain': companyDomain,
  'company-invitation': companyInvitation,
  'confirm-address': confirmAddress,
  digest: digestEmail,
  'digest-note': digestNoteEmail,
  'event-changed': eventChanged,
  'google-linked': googleLinked,
  'invited-joined': invitedJoined,
  'log-in-link': logInLink,
  notification,
  'notification-summary': notificationSummary,
  'mentoring-request': mentoringRequest,
  'password-changed': passwordChanged,
  'plan-declined': planDeclined,
  'plan-payment-failed': planPaymentFailed,
  'plan-trial-ending': planTrialEnding,
  'reset-password': resetPassword,
  'reset-unknown': resetUnknown,
  'reward-answered': rewardAnswered,
  'second-factor': secondFactor,
  sequence: sequenceEmail,
}

export const renderEmail = createEmailRenderer(templates)
