import type { EmailActor } from '../../../platform/mail/email-content.ts'

declare module '../../../platform/mail/emails.ts' {
  /** Names and reasons are other people's texts; the server makes every `url`. */
  interface Emails {
    /** To an invited person, who may have no account; `url` is valid for 7 days. */
    'company-invitation': { inviter: EmailActor; company: EmailActor; role: string; url: string }
    /** To an address at the company's domain, as a claimant entered it; `url` is valid for 7 days. */
    'company-claim': { companyName: string; url: string }
    /** To an address at the domain of a page with a team. Opened by an owner of the team, `url` proves the domain. */
    'company-domain': { companyName: string; domain: string; url: string }
    'company-claim-granted': { firstName: string; companyName: string; url: string }
    /** `reason` is an admin's text, or says that someone else got the page. */
    'company-claim-refused': { firstName: string; companyName: string; reason: string | null; url: string }
  }
}
