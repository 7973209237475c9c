import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

/** The member's invitation link, the members who joined with it, and the member's own inviter. */
export function InvitationsSection({ account, slug }: { account: AccountSettings; slug: string }) {
  const { publicUrl } = useSettings()
  return (
    <SettingsSection id="invitations" title={t('Invitations')}>
      <CopyLink url={`${publicUrl}/i/${slug}`} />
      <SettingsRow
        title={t('Who invited you')}
        value={account.invitedBy?.name ?? t('No one. You found us yourself.')}
      />
      <SettingsRow
        title={t('People you invited')}
        value={
          account.invited.length === 0 ? (
            t('No one has joined with your link yet.')
          ) : (
            <ul className="flex flex-col gap-1">
              {account.invited.map((member) => (
                <li key={member.slug}>
                  {rich('{name}, joined {when}', { name: member.name, when: <RelativeTime date={member.joinedAt} /> })}
                </li>
              ))}
            </ul>
          )
        }
      />
    </SettingsSection>
  )
}

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle')
  const labels = { idle: t('Copy', 'verb, on a button'), copied: t('Copied'), failed: t('Copy it yourself') }
  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('Your invitation link')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-w-0 grow"
      />
      <Button
        onClick={() => void copy()}
        icon={outcome === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      >
        {labels[outcome]}
      </Button>
      <p role="status" className="sr-only">
        {outcome === 'idle' ? '' : labels[outcome]}
      </p>
    </div>
  )
}
