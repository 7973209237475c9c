import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailHeading, EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? t('a company', 'after “of”')

export const companyDomain: EmailTemplate<'company-domain'> = {
  subject: ({ domain }, { productName }) =>
    t('Confirm that {domain} is yours on {productName}', { domain, productName }),
  Body: ({ companyName, domain, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('The team of {company} would like its page verified.', { company: companyOf(companyName) })}
      reason={t('You’re getting this email because a company’s team entered your address at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Confirm that {domain} is yours', { domain })}</EmailHeading>
      <EmailParagraph>
        {t(
          'The team of {company} would like its page on {productName} verified. Open this link while you’re logged in as an owner of that team.',
          { company: companyOf(companyName), productName: frame.productName },
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Verify the page')}</EmailLinkButton>
      <EmailSmallPrint>
        {t('This link works once and expires in 7 days. If that company isn’t yours, ignore this email.')}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
