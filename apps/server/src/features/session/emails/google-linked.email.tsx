import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const googleLinked: EmailTemplate<'google-linked'> = {
  subject: (_props, { productName }) => `You can now sign in to ${productName} with Google`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="A Google account was linked to yours."
      reason={`You get this mail because a way to sign in was added to your ${frame.productName} account.`}
    >
      <EmailHeading>Google was linked to your account</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        The Google account with this address was used to sign in, and from now on opens your account. Your password
        works as before. If it was you, there is nothing to do.
      </EmailParagraph>
      <EmailParagraph>
        If it was not you, somebody may be in your Google account: secure it, and then this one:
      </EmailParagraph>
      <EmailButton href={url}>This was not me</EmailButton>
    </EmailLayout>
  ),
}
