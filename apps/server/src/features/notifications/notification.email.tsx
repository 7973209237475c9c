import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60

function sentence(name: string | null, text: string): string {
  return name === null ? text : `${nameToShow(name) ?? 'Someone'} ${text}`
}

export const notification: EmailTemplate<'notification'> = {
  subject({ name, text }, { productName }) {
    const end = ` on ${productName}`
    return oneLine(sentence(name, text), LONGEST_SUBJECT - end.length) + end
  },
  Body: ({ firstName, name, text, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`See what’s new for you on ${frame.productName}.`}
      reason={`You’re getting this email because your ${frame.productName} settings ask for it.`}
    >
      <EmailHeading>{sentence(name, text)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {sentence(name, text)} on {frame.productName}. You’ll get at most one of these emails a day; find the rest under
        the bell.
      </EmailParagraph>
      <EmailButton href={url}>Take a look</EmailButton>
    </EmailLayout>
  ),
}
