import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const confirmAddress: EmailTemplate<'confirm-address'> = {
  subject: (_props, { productName }) => `Confirm your email address for ${productName}`,
  Body: ({ firstName, url, newsletter, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={
        newsletter ? 'One click, and the weekly jobs mail begins.' : 'One click, and your account is complete.'
      }
      reason={`You get this mail because somebody signed up to ${frame.productName} with this address.`}
    >
      <EmailHeading>Confirm your email address</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Welcome to {frame.productName}. Please confirm that this address is yours, so that others can hear from you and
        nobody else can use it.
      </EmailParagraph>
      {newsletter && (
        <EmailParagraph>
          The weekly mail with new jobs begins once you have confirmed. Every issue has a link that ends it.
        </EmailParagraph>
      )}
      <EmailButton href={url}>Confirm my address</EmailButton>
      <EmailSmallPrint>
        The link works for 7 days. If you did not sign up, do nothing: {newsletter ? 'no mails will come, and ' : ''}the
        account stays unconfirmed.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
