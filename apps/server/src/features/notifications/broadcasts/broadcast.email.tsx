import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60

export const broadcast: EmailTemplate<'broadcast'> = {
  subject({ title }, { productName }) {
    const start = `${productName}: `
    return start + oneLine(title, LONGEST_SUBJECT - start.length)
  },
  Body: ({ firstName, title, text, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={text.trim() || title}
      reason={t('You’re getting this email because you agreed to news from {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{title}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <EmailParagraph key={line}>{line}</EmailParagraph>
        ))}
      {url === null ? null : <EmailButton href={url}>{t('Read more')}</EmailButton>}
    </EmailLayout>
  ),
}
