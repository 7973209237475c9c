import type { EmailActor } from '../../../platform/mail/email-content.ts'

declare module '../../../platform/mail/emails.ts' {
  interface Emails {
    /** `topic` is the name of a catalog entry, and `message` the asker's text; `url` is the asker's page, or null. */
    'mentoring-request': {
      asker: EmailActor
      topic: string
      message: string
      url: string | null
      settingsUrl: string
    }
  }
}
