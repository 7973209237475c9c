import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailHeading, EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? t('your company', 'after “of”')

export const companyClaim: EmailTemplate<'company-claim'> = {
  subject: ({ companyName }, { productName }) =>
    t('Claim the page of {company} on {productName}', { company: companyOf(companyName), productName }),
  Body: ({ companyName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('{productName} has a page for your company that no one manages yet.', {
        productName: frame.productName,
      })}
      reason={t('You’re getting this email because someone entered your address at {productName} to claim this page.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Claim the page of {company}', { company: companyOf(companyName) })}</EmailHeading>
      <EmailParagraph>
        {t(
          '{productName} has a page for your company that no one manages yet. Claim it to correct it and show people who you are.',
          { productName: frame.productName },
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Claim the page')}</EmailLinkButton>
      <EmailSmallPrint>
        {t(
          'This link works once and expires in 7 days. Anyone who opens it can manage the page, so don’t forward it. If you didn’t ask for it, ignore this email.',
        )}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
