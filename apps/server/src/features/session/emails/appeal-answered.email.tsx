import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const appealAnswered: EmailTemplate<'appeal-answered'> = {
  // Lock screens show the subject, so it doesn't mention the suspension.
  subject: (_props, { productName }) => t('Our answer about your {productName} account', { productName }),
  Body: ({ firstName, granted, words, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Open this email to read it.')}
      reason={t('You’re getting this email because you have an account at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{granted ? t('Your account is back') : t('Your account stays suspended')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {granted
          ? t('We’ve read your appeal and ended the suspension. Everything is as before.')
          : t('We’ve read your appeal. Our decision stands.')}
      </EmailParagraph>
      {words === '' ? null : <EmailQuote>{words}</EmailQuote>}
      <EmailButton href={url}>{t('Log in')}</EmailButton>
    </EmailLayout>
  ),
}
