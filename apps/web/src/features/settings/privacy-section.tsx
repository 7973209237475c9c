import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { Suspense } from 'react'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { HiddenMembers } from '../connections/index.ts'
import { ConvoPrivacy } from '../convos/index.ts'
import { PrivateBrowsing } from '../professionals/index.ts'
import { SettingsSection } from './settings-section.tsx'
import { useChangeAccount } from './use-change-account.ts'

/** Settings for measurement and for the member's visibility to others. */
export function PrivacySection({ account }: { account: AccountSettings }) {
  const change = useChangeAccount()
  const user = useCurrentUser()
  return (
    <SettingsSection id="privacy" title={t('Privacy')}>
      <div className="flex flex-col gap-2">
        <Checkbox
          label={t('Link my page views to my account')}
          hint={t('When off, we count them without your account. We never count browsers that ask not to be tracked.')}
          checked={account.pageViews}
          onChange={(event) => change.mutate({ pageViews: event.target.checked })}
        />
        <Checkbox
          label={t('Tell the person who invited me that I joined')}
          hint={t('When off, you won’t appear among the people they invited.')}
          checked={account.showInviter}
          onChange={(event) => change.mutate({ showInviter: event.target.checked })}
        />
        {user && !user.role.startsWith('admin') ? (
          <>
            <PrivateBrowsing />
            <ConvoPrivacy />
          </>
        ) : null}
      </div>
      <Suspense fallback={<div className="h-24" />}>
        <HiddenMembers />
      </Suspense>
    </SettingsSection>
  )
}
