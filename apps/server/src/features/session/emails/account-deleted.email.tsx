import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const accountDeleted: EmailTemplate<'account-deleted'> = {
  subject: (_props, { productName }) => `Your ${productName} account was deleted`,
  Body: ({ firstName, eraseOn, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="No one can see your account now."
      reason={`You’re getting this email because your ${frame.productName} account was deleted.`}
    >
      <EmailHeading>Your account was deleted</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        No one can see your account now. On {day.format(new Date(eraseOn))} we’ll erase it and everything in it for
        good. You can change your mind until then:
      </EmailParagraph>
      <EmailLinkButton href={url}>Restore my account</EmailLinkButton>
      <EmailSmallPrint>If you didn’t delete it, restore it and set a new password.</EmailSmallPrint>
    </EmailLayout>
  ),
}
