import type { AdminRole } from '@rise/contract/session/admins/kinds'

declare module '../../../platform/mail/emails.ts' {
  /** First names may be any text of up to 100 characters; the server makes every `url`. */
  interface Emails {
    /** Valid for 7 days; with `newsletter`, the click also starts the jobs newsletter (double opt-in). */
    'confirm-address': { firstName: string; url: string; newsletter: boolean }
    /** The link is valid for 60 minutes. */
    'reset-password': { firstName: string | null; url: string }
    /** A password reset was requested for an address without an account; `url` leads to sign-up. */
    'reset-unknown': { url: string }
    /** To the new address, to prove it. */
    'change-address': { firstName: string; url: string; newAddress: string }
    /** To the old address, once the new one is proven; `url` lets its owner undo the change. */
    'address-changed': { firstName: string; url: string; newAddress: string }
    /** `url` leads to help if someone else did it. */
    'password-changed': { firstName: string; url: string }
    /** `inviter` is an address; `url` works for a day. */
    'admin-invitation': { inviter: string; role: AdminRole; url: string }
    /** `url` leads to help if someone else did it. */
    'second-factor': { firstName: string; change: 'added' | 'removed' | 'recovery-code-used'; url: string }
    /** Valid for 10 minutes. */
    'log-in-link': { firstName: string; url: string }
    /** `url` leads to help if someone else did it. */
    'google-linked': { firstName: string; url: string }
    /** An admin started it; `url` leads to the log-in, and on to the settings. */
    'account-data': { firstName: string; url: string }
    /** The link is valid for 24 hours. */
    'delete-account': { firstName: string; url: string }
    /** `eraseOn` is the ISO date after which `url` no longer restores anything. */
    'account-deleted': { firstName: string; eraseOn: string; url: string }
    /** `reason` is an admin's text; `url` leads to the appeal. */
    'account-suspended': { firstName: string; reason: string; url: string }
    /** `words` are an admin's, perhaps none; `url` leads to the log-in. */
    'appeal-answered': { firstName: string; granted: boolean; words: string; url: string }
    /** `name` is the person who joined. */
    'invited-joined': { firstName: string; name: string }
  }
}
