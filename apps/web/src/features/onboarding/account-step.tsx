import { t } from '@rise/texts'
import { JoinForm } from '../session/index.ts'
import { BackLink } from './back-link.tsx'
import type { Entry } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { useJoinFlow } from './flow/use-join-flow.ts'

interface AccountProps {
  readonly entry: Entry
  readonly flow: Flow
  /** The address verified by Google. */
  readonly proven: string | undefined
  readonly onJoining: (joining: boolean) => void
}

/** Creates the account. Fields are filled in from the résumé, so that only the password is left. */
export function AccountStep({ entry, flow, proven, onJoining }: AccountProps) {
  const join = useJoinFlow(entry, onJoining)
  const { firstName = '', lastName = '', email = '' } = flow.guest ?? {}
  return (
    <>
      <JoinForm
        join={join}
        source={entry.slug}
        email={proven ?? email}
        firstName={firstName}
        lastName={lastName}
        submitLabel={t('Join and continue')}
        {...(flow.identify && { onName: flow.identify })}
      />
      <div>
        <BackLink entry={entry} standing={flow} id="account" />
      </div>
    </>
  )
}
