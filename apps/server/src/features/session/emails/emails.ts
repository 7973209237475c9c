declare module '../../../platform/mail/emails.ts' {
  /** First names may be any text of up to 100 characters; every `url` is made by the server. */
  interface Emails {
    /** Good for 7 days; with `newsletter` the click also begins the jobs newsletter (double opt-in). */
    'confirm-address': { firstName: string; url: string; newsletter: boolean }
    /** The link is good for 60 minutes. */
    'reset-password': { firstName: string | null; url: string }
    /** Somebody asked to reset the password of an address without an account; `url` leads to sign-up. */
    'reset-unknown': { url: string }
    /** To the new address, to prove it. */
    'change-address': { firstName: string; url: string; newAddress: string }
    /** To the old address, once the new one is proven; `url` is the way back for its owner. */
    'address-changed': { firstName: string; url: string; newAddress: string }
    /** `url` is what to do when it was somebody else. */
    'password-changed': { firstName: string; url: string }
    /** Good for 10 minutes. */
    'log-in-link': { firstName: string; url: string }
    /** `url` is what to do when it was somebody else. */
    'google-linked': { firstName: string; url: string }
    /** `eraseOn` is the ISO date after which `url` restores nothing any more. */
    'account-deleted': { firstName: string; eraseOn: string; url: string }
    /** `reason` is an admin's text; `url` leads to the appeal. */
    'account-suspended': { firstName: string; reason: string; url: string }
    /** `name` is that of the person who joined. */
    'invited-joined': { firstName: string; name: string }
  }
}

export type {}
