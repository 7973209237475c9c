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
  subject: ({ granted }, { productName }) =>
    granted ? `Your ${productName} account is back` : `Your ${productName} account stays suspended`,
  Body: ({ firstName, granted, words, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="We’ve read your appeal."
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
