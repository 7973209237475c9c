import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { oneLine } from '../../../platform/mail/email-text.ts'

export const addressChanged: EmailTemplate<'address-changed'> = {
  subject: (_props, { productName }) => `Your ${productName} account has a new email address`,
  Body: ({ firstName, url, newAddress, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`Your account now uses ${newAddress}.`}
      reason={`You’re getting this email because this was the address of your ${frame.productName} account.`}
    >
      <EmailHeading>Your address was changed</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Your account now uses {oneLine(newAddress, 254)}. You log in with it, and we’ll send our emails there. If this
        was you, there’s nothing to do.
      </EmailParagraph>
      <EmailParagraph>If this wasn’t you, someone else is in your account. Take it back now:</EmailParagraph>
      <EmailButton href={url}>This wasn’t me</EmailButton>
    </EmailLayout>
  ),
}
