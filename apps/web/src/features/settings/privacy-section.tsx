import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { HiddenMembers } from '../connections/index.ts'
import { PrivateBrowsing } from '../professionals/index.ts'
import { SettingsSection } from './settings-section.tsx'
import { useChangeAccount } from './use-change-account.ts'

/** What is counted, and what others are told. */
export function PrivacySection({ account }: { account: AccountSettings }) {
  const change = useChangeAccount()
  const user = useCurrentUser()
  return (
    <SettingsSection id="privacy" title="Privacy">
      <div className="flex flex-col gap-2">
        <Checkbox
          label="Count my page views together with my account"
          hint="Off: they are counted without you. A browser that asks not to be tracked is never counted."
          checked={account.pageViews}
          onChange={(event) => change.mutate({ pageViews: event.target.checked })}
        />
        <Checkbox
          label="Tell whoever invited me that I joined"
          hint="Off: you do not appear among the people that they invited."
          checked={account.showInviter}
          onChange={(event) => change.mutate({ showInviter: event.target.checked })}
        />
        {user && !user.role.startsWith('admin') ? <PrivateBrowsing /> : null}
      </div>
      <HiddenMembers />
    </SettingsSection>
  )
}
