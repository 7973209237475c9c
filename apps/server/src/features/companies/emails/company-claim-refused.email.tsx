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
import { nameToShow } from '../../../platform/mail/email-text.ts'

const LONGEST_REASON = 2_000
const companyOf = (name: string) => nameToShow(name) ?? t('a company', 'after “of”')

export const companyClaimRefused: EmailTemplate<'company-claim-refused'> = {
  subject: ({ companyName }, { productName }) =>
    t('Your request for the page of {company} on {productName}', { company: companyOf(companyName), productName }),
  Body: ({ firstName, companyName, reason, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Thanks for asking. We can’t give you the page.')}
      reason={t('You’re getting this email because you asked for this page at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your request for the page of {company}', { company: companyOf(companyName) })}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>{t('Thanks for asking. We can’t give you the page, for this reason:')}</EmailParagraph>
      <EmailQuote>
        {reason === null
          ? t('Someone else has shown that they act for this company. Ask them to invite you to the team.')
          : reason.slice(0, LONGEST_REASON)}
      </EmailQuote>
      <EmailButton href={url}>{t('View the page')}</EmailButton>
    </EmailLayout>
  ),
}
