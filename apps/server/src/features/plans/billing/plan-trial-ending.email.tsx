import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const planTrialEnding: EmailTemplate<'plan-trial-ending'> = {
  subject: ({ plan, until }, { productName }) => `Your ${plan} trial on ${productName} ends on ${until}`,
  Body: ({ firstName, plan, until, price, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`Keep ${plan}, or cancel before ${until}.`}
      reason={`You’re getting this email because you’re trying a plan at ${frame.productName}.`}
    >
      <EmailHeading>Your {plan} trial ends soon</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Your trial of {plan} ends on {until}. Then you pay {price}. If you don’t want that, cancel before: you’ll pay
        nothing, and keep {plan} until that day.
      </EmailParagraph>
      <EmailButton href={url}>See your plan</EmailButton>
    </EmailLayout>
  ),
}
