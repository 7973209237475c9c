import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import { untilInWords } from '../../../platform/mail/email-price.ts'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const planPaymentFailed: EmailTemplate<'plan-payment-failed'> = {
  subject: ({ plan, stage, until }, { productName }) => {
    if (stage === 'failed') return t('Your {plan} plan on {productName} needs a look', { plan, productName })
    return stage === 'warned'
      ? t('Your {plan} plan on {productName} ends on {until}', { plan, productName, until: untilInWords(until) })
      : t('Your {plan} plan on {productName} has ended', { plan, productName })
  },
  Body: ({ firstName, plan, stage, until, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={
        stage === 'ended'
          ? t('You’re on the free plan now. Everything you wrote stays yours.')
          : t('Your plan stays open until {until}.', { until: untilInWords(until) })
      }
      reason={t('You’re getting this email because you pay for a plan at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>
        {stage === 'ended' ? t('Your {plan} plan has ended', { plan }) : t('Your payment for {plan} failed', { plan })}
      </EmailHeading>
      <EmailGreeting firstName={firstName} />
      {stage === 'ended' ? (
        <EmailParagraph>
          {t(
            'We couldn’t collect the payment for {plan} in time, so you’re on the free plan now. Everything you wrote stays yours.',
            { plan },
          )}
        </EmailParagraph>
      ) : (
        <EmailParagraph>
          {t(
            'We couldn’t collect the last payment for {plan}. Your plan stays open until {until}. Update your card before then to keep it.',
            { plan, until: untilInWords(until) },
          )}
        </EmailParagraph>
      )}
      <EmailButton href={url}>{stage === 'ended' ? t('See plans') : t('Update your card')}</EmailButton>
    </EmailLayout>
  ),
}
