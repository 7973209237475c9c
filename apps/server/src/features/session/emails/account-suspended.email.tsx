import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

const LONGEST_REASON = 2_000

export const accountSuspended: EmailTemplate<'account-suspended'> = {
  subject: (_props, { productName }) => `A notice about your ${productName} account`,
  Body: ({ firstName, reason, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Open this email to read it."
      reason={`You’re getting this email because you have an account at ${frame.productName}.`}
    >
      <EmailHeading>Your account is suspended</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        We’ve suspended your account. Other people can’t see it, and you can’t use it. The reason:
      </EmailParagraph>
      <EmailQuote>{reason.slice(0, LONGEST_REASON)}</EmailQuote>
      <EmailParagraph>If you think this is a mistake, log in and tell us why.</EmailParagraph>
      <EmailButton href={url}>Appeal</EmailButton>
      <EmailSmallPrint>A person reads every appeal.</EmailSmallPrint>
    </EmailLayout>
  ),
}
