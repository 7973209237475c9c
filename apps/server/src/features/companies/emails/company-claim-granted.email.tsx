import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? t('the company', 'after “of”')

export const companyClaimGranted: EmailTemplate<'company-claim-granted'> = {
  subject: ({ companyName }, { productName }) =>
    t('The page of {company} on {productName} is yours', { company: companyOf(companyName), productName }),
  Body: ({ firstName, companyName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('You’re its owner now. Complete the page and invite your colleagues.')}
      reason={t('You’re getting this email because you asked for this page at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('The page of {company} is yours', { company: companyOf(companyName) })}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'You’re its owner now. Switch to the company in the account menu to complete the page and invite your colleagues.',
        )}
      </EmailParagraph>
      <EmailButton href={url}>{t('View the page')}</EmailButton>
    </EmailLayout>
  ),
}
