import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const googleLinked: EmailTemplate<'google-linked'> = {
  subject: (_props, { productName }) => `You can now log in to ${productName} with Google`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="The Google account with this address was used to log in, and now opens your account."
      reason={`You’re getting this email because a way to log in was added to your ${frame.productName} account.`}
    >
      <EmailHeading>Google was linked to your account</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        The Google account with this address was used to log in, and now opens your account. Your password works as
        before. If this was you, there’s nothing to do.
      </EmailParagraph>
      <EmailParagraph>
        If this wasn’t you, someone may be in your Google account. Secure it, and then this one:
      </EmailParagraph>
      <EmailButton href={url}>This wasn’t me</EmailButton>
    </EmailLayout>
  ),
}
