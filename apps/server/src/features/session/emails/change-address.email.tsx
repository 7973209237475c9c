import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { oneLine } from '../../../platform/mail/email-text.ts'

export const changeAddress: EmailTemplate<'change-address'> = {
  subject: (_props, { productName }) => t('Confirm your new email address for {productName}', { productName }),
  Body: ({ firstName, url, newAddress, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('You asked to use {address} for your account.', { address: newAddress })}
      reason={t('You’re getting this email because someone entered this address as their new one at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Confirm your new address')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'You asked to use {address} for your account. Please confirm that it’s yours. You’ll then log in with it, and we’ll send our emails there.',
          { address: oneLine(newAddress, 254) },
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Confirm new address')}</EmailLinkButton>
      <EmailSmallPrint>
        {t('If you didn’t ask for this, ignore this email: the account keeps its old address.')}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
