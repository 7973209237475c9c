import { t } from '@rise/texts'
import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

const LONGEST_MESSAGE = 2_000

export const planDeclined: EmailTemplate<'plan-declined'> = {
  subject: ({ plan }, { productName }) => t('Your request for {plan} on {productName}', { plan, productName }),
  Body: ({ firstName, plan, message, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Thanks for asking for {plan}. We can’t grant it right now.', { plan })}
      reason={t('You’re getting this email because you asked for a plan at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your request for {plan}', { plan })}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t('Thanks for asking for {plan}. We can’t grant it right now, so your account stays as it is.', { plan })}
      </EmailParagraph>
      {message === null ? null : <EmailQuote>{message.slice(0, LONGEST_MESSAGE)}</EmailQuote>}
      <EmailParagraph>{t('You can ask again at any time.')}</EmailParagraph>
      <EmailButton href={url}>{t('See plans')}</EmailButton>
    </EmailLayout>
  ),
}
