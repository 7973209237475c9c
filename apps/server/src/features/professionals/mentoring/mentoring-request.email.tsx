import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_NAME = 28

export const mentoringRequest: EmailTemplate<'mentoring-request'> = {
  subject: ({ asker }, { productName }) => `${shortName(asker)} asks for your advice on ${productName}`,
  Body: ({ firstName, asker, topic, message, url, settingsUrl, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`About ${topic}.`}
      reason={`You’re getting this email because your page at ${frame.productName} offers mentoring on ${topic}.`}
    >
      <EmailHeading>Someone would like your advice</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {shortName(asker)} would like your mentoring on {topic} and writes:
      </EmailParagraph>
      <EmailQuote>{message}</EmailQuote>
      <EmailParagraph>
        Reply to this email to write back. Your reply goes straight to them and shows them your address. If you don’t
        reply, we won’t tell them.
      </EmailParagraph>
      {url === null ? null : <EmailButton href={url}>See who’s asking</EmailButton>}
      <EmailSmallPrint>To stop these requests, remove the topic from your page: {settingsUrl}</EmailSmallPrint>
    </EmailLayout>
  ),
}

function shortName(asker: string): string {
  return oneLine(nameToShow(asker) ?? 'A member', LONGEST_NAME)
}
