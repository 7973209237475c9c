declare module '../../../platform/mail/emails.ts' {
  interface Emails {
    /** `asker`, `topic` and `message` are people's text; `url` is the asker's page, or null. */
    'mentoring-request': {
      firstName: string
      asker: string
      topic: string
      message: string
      url: string | null
      settingsUrl: string
    }
  }
}

export type {}
