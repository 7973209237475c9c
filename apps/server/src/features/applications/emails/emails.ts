import type { EmailActor } from '../../../platform/mail/email-content.ts'

declare module '../../../platform/mail/emails.ts' {
  interface Emails {
    'application-declined': { firstName: string; company: EmailActor; jobTitle: string; message: string; url: string }
  }
}
