import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60
const companyOf = (name: string) => nameToShow(name) ?? 'the company'

export const applicationDeclined: EmailTemplate<'application-declined'> = {
  subject({ companyName }, { productName }) {
    const end = ` on ${productName}`
    return oneLine(`Your application to ${companyOf(companyName)}`, LONGEST_SUBJECT - end.length) + end
  },
  Body: ({ firstName, companyName, jobTitle, message, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`An answer about ${jobTitle}.`}
      reason={`You’re getting this email because you applied for a job on ${frame.productName}.`}
    >
      <EmailHeading>{companyOf(companyName)} has answered your application</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>It’s about your application for “{jobTitle}”. This is what they write:</EmailParagraph>
      <EmailQuote>{message}</EmailQuote>
      <EmailButton href={url}>View application</EmailButton>
    </EmailLayout>
  ),
}
