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
      reason={`You get this mail because your page at ${frame.productName} offers mentoring on ${topic}.`}
    >
      <EmailHeading>Somebody asks for your advice</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {shortName(asker)} would like your mentoring on {topic} and writes:
      </EmailParagraph>
      <EmailQuote>{message}</EmailQuote>
      <EmailParagraph>
        Answer this mail to write back: your answer goes to them, not to us, and shows them your address. If you do not
        answer, they learn nothing of it.
      </EmailParagraph>
      {url === null ? null : <EmailButton href={url}>See who asks</EmailButton>}
      <EmailSmallPrint>To be asked no more, take the topic off your page: {settingsUrl}</EmailSmallPrint>
    </EmailLayout>
  ),
}

function shortName(asker: string): string {
  return oneLine(nameToShow(asker) ?? 'A member', LONGEST_NAME)
}
