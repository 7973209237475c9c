import { fillPlaceholders } from '@rise/contract/mailings/kinds'
import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailRichText, plainText } from '../../../platform/mail/email-rich-text.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const sequenceEmail: EmailTemplate<'sequence'> = {
  subject: ({ subject, values }) => fillPlaceholders(subject, values),
  Body: ({ subject, body, values, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={fillPlaceholders(plainText(body).trim() || subject, values)}
      reason={t('You’re getting this email because you agreed to news from {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailRichText html={body} fill={(text) => fillPlaceholders(text, values)} />
    </EmailLayout>
  ),
}
