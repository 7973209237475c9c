import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const confirmAddress: EmailTemplate<'confirm-address'> = {
  subject: (_props, { productName }) => `Confirm your email address for ${productName}`,
  Body: ({ firstName, url, newsletter, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`Welcome to ${frame.productName}. Please confirm that this address is yours.`}
      reason={`You’re getting this email because someone signed up to ${frame.productName} with this address.`}
    >
      <EmailHeading>Confirm your email address</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Welcome to {frame.productName}. Please confirm that this address is yours, so that people can hear from you and
        no one else can use it.
      </EmailParagraph>
      {newsletter && (
        <EmailParagraph>
          Your weekly email with new jobs starts once you’ve confirmed. You can unsubscribe in every email.
        </EmailParagraph>
      )}
      <EmailLinkButton href={url}>Confirm my address</EmailLinkButton>
      <EmailSmallPrint>
        This link expires in 7 days. If you didn’t sign up, ignore this email:{' '}
        {newsletter ? 'you won’t get any others, and ' : ''}the account stays unconfirmed.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
