import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const planPaymentFailed: EmailTemplate<'plan-payment-failed'> = {
  subject: ({ plan, stage, until }, { productName }) => {
    if (stage === 'failed') return `Your ${plan} plan on ${productName} needs a look`
    return stage === 'warned'
      ? `Your ${plan} plan on ${productName} ends on ${until}`
      : `Your ${plan} plan on ${productName} has ended`
  },
  Body: ({ firstName, plan, stage, until, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={
        stage === 'ended'
          ? 'You’re on the free plan now. Everything you wrote stays yours.'
          : `Your plan stays open until ${until}.`
      }
      reason={`You’re getting this email because you pay for a plan at ${frame.productName}.`}
    >
      <EmailHeading>
        {stage === 'ended' ? `Your ${plan} plan has ended` : `Your payment for ${plan} failed`}
      </EmailHeading>
      <EmailGreeting firstName={firstName} />
      {stage === 'ended' ? (
        <EmailParagraph>
          We couldn’t collect the payment for {plan} in time, so you’re on the free plan now. Everything you wrote stays
          yours.
        </EmailParagraph>
      ) : (
        <EmailParagraph>
          We couldn’t collect the last payment for {plan}. Your plan stays open until {until}. Update your card before
          then to keep it.
        </EmailParagraph>
      )}
      <EmailButton href={url}>{stage === 'ended' ? 'See plans' : 'Update your card'}</EmailButton>
    </EmailLayout>
  ),
}
