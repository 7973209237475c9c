import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

const LONGEST_MESSAGE = 2_000

export const planDeclined: EmailTemplate<'plan-declined'> = {
  subject: ({ plan }, { productName }) => `Your request for ${plan} on ${productName}`,
  Body: ({ firstName, plan, message, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`Thanks for asking for ${plan}. We can’t grant it right now.`}
      reason={`You’re getting this email because you asked for a plan at ${frame.productName}.`}
    >
      <EmailHeading>Your request for {plan}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Thanks for asking for {plan}. We can’t grant it right now, so your account stays as it is.
      </EmailParagraph>
      {message === null ? null : <EmailQuote>{message.slice(0, LONGEST_MESSAGE)}</EmailQuote>}
      <EmailParagraph>You can ask again at any time.</EmailParagraph>
      <EmailButton href={url}>See plans</EmailButton>
    </EmailLayout>
  ),
}
