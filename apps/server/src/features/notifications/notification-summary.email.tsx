import { msg, t } from '@rise/texts'
import { EmailBesideFace } from '../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import { EmailButton, EmailHeading, EmailLinkedItem, EmailParagraph } from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

const words = {
  quiet: {
    heading: msg('While it was quiet'),
    lead: msg('This came during your quiet hours.'),
    reason: msg('You’re getting this email because your settings ask for emails after your quiet hours.'),
  },
  daily: {
    heading: msg('What you missed'),
    lead: msg('You haven’t seen these yet.'),
    reason: msg('You’re getting this email because you asked for a daily summary.'),
  },
}

export const notificationSummary: EmailTemplate<'notification-summary'> = {
  subject({ items, more, why }, { productName }) {
    const count = items.length + more
    return why === 'quiet'
      ? t('{count, plural, one {One notification} other {# notifications}} from your quiet hours on {productName}', {
          count,
          productName,
        })
      : t('{count, plural, one {One notification} other {# notifications}} you missed on {productName}', {
          count,
          productName,
        })
  },
  Body({ why, items, more, url, isDiscreet, frame }) {
    const [heading, lead, reason] = [t(words[why].heading), t(words[why].lead), t(words[why].reason)]
    const [first] = items
    return (
      <EmailLayout frame={frame} preheader={first && !isDiscreet ? first.title : lead} reason={reason}>
        <EmailHeading>{heading}</EmailHeading>
        <EmailParagraph>{lead}</EmailParagraph>
        {items.map(({ title, url: href, face, words: said }) => {
          const item = <EmailLinkedItem href={href} title={title} lines={[said]} />
          const key = `${title} ${href}`
          return (
            <div key={key} style={{ padding: '0 0 8px' }}>
              {face === null ? (
                item
              ) : (
                <EmailBesideFace frame={frame} face={face} size={40}>
                  {item}
                </EmailBesideFace>
              )}
            </div>
          )
        })}
        {more > 0 ? <EmailParagraph>{t('And {more} more.', { more })}</EmailParagraph> : null}
        <EmailButton href={url}>{t('All notifications')}</EmailButton>
      </EmailLayout>
    )
  },
  pictures: ({ items }) => items.map(({ face }) => face?.picture ?? null),
}
