import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const appealAnswered: EmailTemplate<'appeal-answered'> = {
  // Lock screens show the subject, so it doesn't mention the suspension.
  subject: (_props, { productName }) => `Our answer about your ${productName} account`,
  Body: ({ firstName, granted, words, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Open this email to read it."
      reason={`You’re getting this email because you have an account at ${frame.productName}.`}
    >
      <EmailHeading>{granted ? 'Your account is back' : 'Your account stays suspended'}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {granted
          ? 'We’ve read your appeal and ended the suspension. Everything is as before.'
          : 'We’ve read your appeal. Our decision stands.'}
      </EmailParagraph>
      {words === '' ? null : <EmailQuote>{words}</EmailQuote>}
      <EmailButton href={url}>Log in</EmailButton>
    </EmailLayout>
  ),
}
