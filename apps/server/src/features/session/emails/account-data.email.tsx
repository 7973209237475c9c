import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const accountData: EmailTemplate<'account-data'> = {
  subject: (_props, { productName }) => `Your ${productName} data is ready`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`Everything ${frame.productName} stores about your account is ready as one file.`}
      reason={`You’re getting this email because our support team prepared the data of your ${frame.productName} account.`}
    >
      <EmailHeading>Your data is ready</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Everything {frame.productName} stores about your account is ready as one file. Only you can download it: log in
        and choose “Download my data” in your settings.
      </EmailParagraph>
      <EmailButton href={url}>Download my data</EmailButton>
      <EmailParagraph>If you didn’t ask for it, you can ignore this email.</EmailParagraph>
    </EmailLayout>
  ),
}
