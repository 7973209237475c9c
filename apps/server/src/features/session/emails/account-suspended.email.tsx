import { t } from '@rise/texts'
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
  subject: (_props, { productName }) => t('A notice about your {productName} account', { productName }),
  Body: ({ firstName, reason, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Open this email to read it.')}
      reason={t('You’re getting this email because you have an account at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your account is suspended')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t('We’ve suspended your account. Other people can’t see it, and you can’t use it. The reason:')}
      </EmailParagraph>
      <EmailQuote>{reason.slice(0, LONGEST_REASON)}</EmailQuote>
      <EmailParagraph>{t('If you think this is a mistake, log in and tell us why.')}</EmailParagraph>
      <EmailButton href={url}>{t('Appeal')}</EmailButton>
      <EmailSmallPrint>{t('A person reads every appeal.')}</EmailSmallPrint>
    </EmailLayout>
  ),
}
