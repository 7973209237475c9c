import { t } from '@rise/texts'
import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const LONGEST_SUBJECT = 60

export const eventChanged: EmailTemplate<'event-changed'> = {
  subject({ title, cancelled }, { productName }) {
    const withTitle = (title: string) =>
      cancelled
        ? t('Cancelled: {title} on {productName}', { title, productName })
        : t('Changed: {title} on {productName}', { title, productName })
    return withTitle(oneLine(title, LONGEST_SUBJECT - withTitle('').length))
  },
  Body: ({ host, title, cancelled, date, when, where, url, frame }) => {
    const name = nameToShow(host.name) ?? t('The host')
    return (
      <EmailLayout
        frame={frame}
        preheader={
          cancelled
            ? t('It was to start on {when}.', { when })
            : [t('Now {when}', { when }), where].filter(Boolean).join(' · ')
        }
        reason={t('You’re getting this email because you take part in this event on {productName}.', {
          productName: frame.productName,
        })}
      >
        <EmailActorHeading frame={frame} actor={{ ...host, name }}>
          {cancelled
            ? t('{name} cancelled an event you take part in', { name })
            : t('{name} changed an event you take part in', { name })}
        </EmailActorHeading>
        <EmailThings
          frame={frame}
          things={[
            {
              date,
              title,
              lines: [cancelled ? t('It was to start on {when}', { when }) : t('Now {when}', { when }), where],
            },
          ]}
        />
        <EmailParagraph>
          {cancelled
            ? t('Open the attached file to mark it as cancelled in your calendar.')
            : t('Open the attached file to move it in your calendar.')}
        </EmailParagraph>
        <EmailButton href={url}>{t('View event')}</EmailButton>
      </EmailLayout>
    )
  },
  pictures: ({ host }) => [host.picture],
  attach: ({ ics: { name, content } }) => [{ name, type: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
}
