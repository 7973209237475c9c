import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import { emailPriceInWords, untilInWords } from '../../../platform/mail/email-price.ts'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const planTrialEnding: EmailTemplate<'plan-trial-ending'> = {
  subject: ({ plan, until }, { productName }) =>
    t('Your {plan} trial on {productName} ends on {until}', { plan, productName, until: untilInWords(until) }),
  Body: ({ firstName, plan, until, price, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Keep {plan}, or cancel before {until}.', { plan, until: untilInWords(until) })}
      reason={t('You’re getting this email because you’re trying a plan at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your {plan} trial ends soon', { plan })}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Your trial of {plan} ends on {until}. Then you pay {price}. If you don’t want that, cancel before: you’ll pay nothing, and keep {plan} until that day.',
          { plan, until: untilInWords(until), price: emailPriceInWords(price) },
        )}
      </EmailParagraph>
      <EmailButton href={url}>{t('See your plan')}</EmailButton>
    </EmailLayout>
  ),
}
