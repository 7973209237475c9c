import { quietReason } from '@rise/contract/digest/words'
import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import type {} from '../emails.ts'

export const digestNoteEmail: EmailTemplate<'digest-note'> = {
  subject: (_, { productName }) => t('Why your {productName} job digest was quiet', { productName }),
  Body: ({ firstName, url, frame, ...quiet }) => (
    <EmailLayout
      frame={frame}
      preheader={quietReason(quiet)}
      reason={t(
        'You’re getting this email because you asked {productName} for new jobs. We send this note at most once a month.',
        { productName: frame.productName },
      )}
    >
      <EmailHeading>{t('No new jobs for you this month')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>{quietReason(quiet)}</EmailParagraph>
      <EmailParagraph>
        {t('See what your digest rests on. A skill, a title or a city more often makes the difference.')}
      </EmailParagraph>
      <EmailButton href={url}>{t('Review my info')}</EmailButton>
    </EmailLayout>
  ),
}
