import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
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
      preheader={`Until ${day.format(new Date(eraseOn))} you can have it back.`}
      reason={`You get this mail because your ${frame.productName} account was deleted.`}
    >
      <EmailHeading>Your account was deleted</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Nobody can see your account any more. On {day.format(new Date(eraseOn))} all that belongs to it is erased for
        good. Until then you can change your mind:
      </EmailParagraph>
      <EmailButton href={url}>Restore my account</EmailButton>
      <EmailSmallPrint>If it was not you who deleted it, restore it and set a new password.</EmailSmallPrint>
    </EmailLayout>
  ),
}
