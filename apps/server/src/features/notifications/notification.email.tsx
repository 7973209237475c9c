import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60

function sentence(name: string | null, text: string): string {
  return name === null ? text : `${nameToShow(name) ?? 'Somebody'} ${text}`
}

export const notification: EmailTemplate<'notification'> = {
  subject({ name, text }, { productName }) {
    const end = ` on ${productName}`
    return oneLine(sentence(name, text), LONGEST_SUBJECT - end.length) + end
  },
  Body: ({ firstName, name, text, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`See what is new for you on ${frame.productName}.`}
      reason={`You get this mail because your settings at ${frame.productName} ask for it.`}
    >
      <EmailHeading>{sentence(name, text)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {sentence(name, text)} on {frame.productName}. Of this kind you get at most one mail a day; the rest waits
        behind the bell.
      </EmailParagraph>
      <EmailButton href={url}>Have a look</EmailButton>
    </EmailLayout>
  ),
}
