import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { loginHref } from '../../app/session/addresses.ts'
import { rememberInviter } from '../../app/sign-up.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AccountStep } from './account-step.tsx'
import { placeOf } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import { useGuestFlow } from './flow/use-guest-flow.ts'
import { useStepAddress } from './flow/use-step-address.ts'
import { FormPage } from './form-page.tsx'
import { PagePreview } from './page-preview.tsx'
import { inviterQuery } from './queries.ts'
import { StartStep } from './start-step.tsx'
import { StepForm } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'

interface GuestPageProps {
  readonly entry: Entry
  /** Whether the viewer is still unknown: then nothing may depend on this browser. */
  readonly checking: boolean
  readonly onJoining: (joining: boolean) => void
}

/** The flow of a person without an account, up to the step that creates one. */
export function GuestPage({ entry, checking, onJoining }: GuestPageProps) {
  const { pathname, search } = useLocation()
  const flow = useGuestFlow(checking)
  const stepName = new URLSearchParams(search).get('step')
  const place = placeOf(entry, flow, stepName)
  const { proven } = flow
  useStepAddress(place, !checking && !entry.onePage)
  const loginHint = (
    <p>
      {rich('Already here? <login>Log in</login>', {
        login: (text) => <TextLink to={loginHref(pathname + search)}>{text}</TextLink>,
      })}
    </p>
  )
  const notices = (
    <>
      <InviterNotice />
      {proven !== undefined ? (
        <Notice title={t('Join first')}>
          {t('There’s no account for {email} yet. Choose a password; you can link Google in Settings later.', {
            email: proven,
          })}
        </Notice>
      ) : null}
    </>
  )
  if (entry.onePage) {
    return <FormPage {...{ entry, flow, proven, onJoining, below: loginHint, notices }} />
  }
  // A guest never reaches the end, because the account comes first.
  const id = place === 'done' ? 'account' : place
  return (
    <StepFrame entry={entry} standing={flow} id={id} below={loginHint} beside={<PagePreview flow={flow} />}>
      {notices}
      {id === 'start' ? <StartStep entry={entry} flow={flow} /> : null}
      {id === 'account' ? (
        <AccountStep
          key={`${flow.isRestored} ${proven}`}
          entry={entry}
          flow={flow}
          proven={proven}
          onJoining={onJoining}
        />
      ) : null}
      {id !== 'start' && id !== 'account' ? (
        <StepForm key={`${id} ${flow.isRestored}`} entry={entry} flow={flow} id={id} />
      ) : null}
    </StepFrame>
  )
}

/** Shows the inviter named in the address, who is remembered until the sign-up. */
function InviterNotice() {
  const { invitedBy = '' } = useParams()
  const { productName } = useSettings()
  const { data: inviter } = useQuery({ ...inviterQuery(useApi(), invitedBy), enabled: invitedBy !== '' })
  useEffect(() => {
    if (inviter) rememberInviter(inviter.slug)
  }, [inviter])
  if (inviter === undefined) return null
  if (inviter === null) {
    return (
      <Notice tone="warning" live={false}>
        {t('The person who invited you has left. You can still join.')}
      </Notice>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <Avatar name={inviter.name} photo={inviter.photo} size={48} />
      <p className="min-w-0 wrap-anywhere">
        {t('{name} invited you to {productName}.', { name: inviter.name, productName })}
      </p>
    </div>
  )
}
