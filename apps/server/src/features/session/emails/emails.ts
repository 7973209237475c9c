import type { AdminRole } from '@rise/contract/session/admins/kinds'

import type { EmailActor } from '../../../platform/mail/email-content.ts'

declare module '../../../platform/mail/emails.ts' {
  /** First names can be any text of up to 100 characters; the server creates every `url`. */
  interface Emails {
    /** The link is valid for 7 days. With `newsletter`, the click also starts the jobs newsletter (double opt-in). */
    'confirm-address': { firstName: string; url: string; newsletter: boolean }
    /** The link is valid for 24 hours. */
    'reset-password': { firstName: string | null; url: string }
    /** A password reset was requested for an address without an account; `url` leads to sign-up. */
    'reset-unknown': { url: string }
    /** Sent to the new address, whose owner proves the mailbox by opening `url`. */
    'change-address': { firstName: string; url: string; newAddress: string }
    /** Sent to the old address once the new one is proven. `url` lets the owner of the old address undo the change. */
    'address-changed': { firstName: string; url: string; newAddress: string }
    /** `url` leads to help, if someone else changed the password. */
    'password-changed': { firstName: string; url: string }
    /** `inviter` is an email address; `url` is valid for a day. */
    'admin-invitation': { inviter: string; role: AdminRole; url: string }
    /** `url` leads to help, if someone else made the change. */
    'second-factor': { firstName: string; change: 'added' | 'removed' | 'recovery-code-used'; url: string }
    /** The link is valid for 10 minutes. */
    'log-in-link': { firstName: string; url: string }
    /** `url` leads to help, if someone else linked the account. */
    'google-linked': { firstName: string; url: string }
    /**
     * Sent by support; `url` leads to the login page, and from there to the settings, where the data can be downloaded.
     */
    'account-data': { firstName: string; url: string }
    /** The link is valid for 24 hours. */
    'delete-account': { firstName: string; url: string }
    /** `eraseOn` is the ISO date after which `url` no longer restores anything. */
    'account-deleted': { firstName: string; eraseOn: string; url: string }
    /** `reason` is an admin's text; `url` leads to the appeal. */
    'account-suspended': { firstName: string; reason: string; url: string }
    /** `words` are an admin's text, possibly empty; `url` leads to the login page. */
    'appeal-answered': { firstName: string; granted: boolean; words: string; url: string }
    /** `url` leads to the newcomer’s page. */
    'invited-joined': { newcomer: EmailActor; url: string }
  }
}
