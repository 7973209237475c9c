import { t } from '@rise/texts'
import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailQuote } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const LONGEST_SUBJECT = 60

const companyOf = ({ name }: { readonly name: string }) => nameToShow(name) ?? t('A company')

export const applicationDeclined: EmailTemplate<'application-declined'> = {
  // Lock screens show the subject and the preheader, so these don't mention the application.
  subject({ company }, { productName }) {
    const withName = (company: string) => t('{company} has news for you on {productName}', { company, productName })
    return withName(oneLine(companyOf(company), LONGEST_SUBJECT - withName('').length))
  },
  Body: ({ firstName, company, jobTitle, message, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Open this email to read it.')}
      reason={t('You’re getting this email because you applied for a job on {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailActorHeading frame={frame} actor={{ ...company, name: companyOf(company) }}>
        {t('{company} has answered your application', { company: companyOf(company) })}
      </EmailActorHeading>
      <EmailThings frame={frame} things={[{ title: jobTitle }]} />
      <EmailGreeting firstName={firstName} />
      <EmailQuote>{message}</EmailQuote>
      <EmailButton href={url}>{t('View application')}</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ company }) => [company.picture],
}
