import type { Audience, Lock } from '@rise/contract/content/kinds'
import { msg, t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '../../app/base/settings.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { loginHref } from '../../app/session/addresses.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'

interface Props {
  readonly audience: Audience
  readonly locked: Lock
}

/**
 * Replaces the full text for viewers who get only the first lines: why it is locked, and what to do. The server renders
 * the guests' view, so a member's space is reserved until the full text, or the member's own reason, arrives.
 */
export function Locked({ audience, locked }: Props) {
  return (
    <div className="mt-8">
      <ForGuests>
        <AccessLinks audience={audience} />
      </ForGuests>
      <ForMembers className="min-h-[9rem]">
        {locked === 'upgrade' ? (
          <Box title={t(toUpgrade)}>
            <SeePlans />
          </Box>
        ) : null}
        {locked === 'forbidden' ? <Box title={t('Your account can’t open this.')} /> : null}
      </ForMembers>
    </div>
  )
}

/** The text from section 6 of the specification. */
export const toUpgrade = msg('To access this content, please upgrade your plan!')

function SeePlans() {
  return (
    <ButtonLink to="/purchase" variant="primary">
      {t('See plans')}
    </ButtonLink>
  )
}

/** Offers a guest to sign up or log in for members' content, and the plans for other content. */
function AccessLinks({ audience }: Pick<Props, 'audience'>) {
  const { productName } = useSettings()
  const { pathname } = useLocation()
  const logIn = <ButtonLink to={loginHref(pathname)}>{t('Log in')}</ButtonLink>
  if (audience !== 'members') {
    return (
      <Box title={t(toUpgrade)}>
        <SeePlans />
        {logIn}
      </Box>
    )
  }
  return (
    <Box
      title={t('Members can read the rest')}
      text={t('Join {productName} for free, or log in, to keep reading.', { productName })}
    >
      <ButtonLink to={`/login?portal=professionals&mode=signup&next=${encodeURIComponent(pathname)}`} variant="primary">
        {t('Join')}
      </ButtonLink>
      {logIn}
    </Box>
  )
}

function Box({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text ? <p className="mt-1 text-small text-muted">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </Card>
  )
}
