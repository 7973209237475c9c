declare module '../../../platform/mail/emails.ts' {
  /** Names and reasons are other people's texts; every `url` is made by the server. */
  interface Emails {
    /** To somebody who may have no account; `url` is good for 7 days. */
    'company-invitation': { inviter: string; companyName: string; role: string; url: string }
    /** To an address at the company's domain that somebody gave; `url` is good for 7 days. */
    'company-claim': { companyName: string; url: string }
    /** The same for a page that has a team; opened by that team, `url` proves the domain. */
    'company-domain': { companyName: string; domain: string; url: string }
    'company-claim-granted': { firstName: string; companyName: string; url: string }
    /** `reason` is an admin's text, or that somebody else got the page. */
    'company-claim-refused': { firstName: string; companyName: string; reason: string; url: string }
  }
}

export type {}
