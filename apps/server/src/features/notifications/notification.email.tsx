import { t } from '@rise/texts'
import { firstWordsOf, picturesOf } from '../../platform/mail/email-content.ts'
import { EmailActorHeading } from '../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import { EmailButton } from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../platform/mail/email-text.ts'
import { EmailThings } from '../../platform/mail/email-thing.tsx'
import type { Emails } from '../../platform/mail/emails.ts'

const LONGEST_SUBJECT = 60

type Props = Emails['notification']

export const notification: EmailTemplate<'notification'> = {
  subject: (props) => oneLine(props.discreetSubject ?? sentence(props), LONGEST_SUBJECT),
  Body: ({ frame, ...props }) => (
    <EmailLayout frame={frame} preheader={preheaderOf(props, frame.productName)} reason={reasonOf(props)}>
      <EmailActorHeading frame={frame} actor={props.actor && { ...props.actor, name: nameOf(props.actor) }}>
        {sentence(props)}
      </EmailActorHeading>
      <EmailThings frame={frame} things={props.things} />
      <EmailButton href={props.url}>{props.action}</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ actor, things }) => [actor?.picture ?? null, ...picturesOf(things)],
}

function nameOf({ name }: { readonly name: string }): string {
  return nameToShow(name) ?? t('Someone')
}

function sentence({ actor, text }: Props): string {
  return actor === null ? text : `${nameOf(actor)} ${text}`
}

/**
 * Returns the first text of the email's content that the subject doesn't repeat, else the member's headline, else the
 * action. For private content, returns a neutral sentence, because lock screens show the preheader.
 */
function preheaderOf(props: Props, productName: string): string {
  const { discreetSubject, things, actor, action } = props
  if (discreetSubject !== null) return t('Open this email to read it.')
  return (
    (firstWordsOf(things, sentence(props)) ?? actor?.line) || t('{action} on {productName}.', { action, productName })
  )
}

/**
 * Returns the reason for the email. Some kinds of notifications are emailed each time, the others at most once a day.
 */
function reasonOf({ kind, isEach }: Props): string {
  if (kind === null) return t('You’re getting this email because your settings ask for it.')
  return isEach
    ? t('You’re getting this email because “{kind}” is on in your email settings. We email you each time.', { kind })
    : t(
        'You’re getting this email because “{kind}” is on in your email settings. We send at most one of these a day.',
        { kind },
      )
}
