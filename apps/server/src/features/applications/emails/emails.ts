declare module '../../../platform/mail/emails.ts' {
  interface Emails {
    'application-declined': { firstName: string; companyName: string; jobTitle: string; message: string; url: string }
  }
}

export type {}
