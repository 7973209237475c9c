import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60

function sentence(name: string | null, text: string): string {
  return name === null ? text : `${nameToShow(name) ?? 'Someone'} ${text}`
}

export const notification: EmailTemplate<'notification'> = {
  subject: ({ name, text }) => oneLine(sentence(name, text), LONGEST_SUBJECT),
  Body: ({ firstName, name, text, url, action = 'See it', frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`${action} on ${frame.productName}.`}
      reason={`You’re getting this email because your ${frame.productName} settings ask for it.`}
    >
      <EmailHeading>{sentence(name, text)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailButton href={url}>{action}</EmailButton>
      <EmailParagraph>You’ll get at most one of these emails a day. Find the rest under the bell.</EmailParagraph>
    </EmailLayout>
  ),
}
