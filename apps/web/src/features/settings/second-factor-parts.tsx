import type { AccountSettings } from '@rise/contract/session/account/shapes'
import type { SecondFactorSetup } from '@rise/contract/session/second-factor/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { saveFile } from '../../app/save-file.ts'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { FormShell, useContractForm } from '../session/index.ts'
import { CurrentPasswordField } from './password-link.tsx'
import { QrCode } from './qr-code.tsx'

/**
 * Sets up two-step verification: asks for the password, shows the app's QR code, checks a first code, then shows the
 * recovery codes.
 */
export function SetUpSecondFactor({ account, onDone }: { account: AccountSettings; onDone: () => void }) {
  const api = useApi()
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const refresh = useRefresh()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!setup) return <StartForm account={account} onStarted={setSetup} onCancel={onDone} />
  return (
    <div className="flex flex-col gap-4">
      <p>{t('Scan this code with an authenticator app, such as Aegis, 2FAS or Google Authenticator.')}</p>
      <QrCode text={setup.uri} label={t('QR code for your authenticator app')} />
      <div className="flex flex-wrap items-center gap-2 text-small">
        <span className="text-muted">{t('Or enter this key in the app:')}</span>
        <code className="break-all">{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={setup.secret} what="the key" />
      </div>
      <CodeForm
        label={t('Turn on two-step verification')}
        submitLabel={t('Turn on')}
        onCancel={onDone}
        send={async (code) => {
          const { result } = await api('POST /api/v1/account/second-factor/confirm', { body: { code } })
          setCodes(result.recoveryCodes)
          await refresh()
        }}
      />
    </div>
  )
}

/** Turns two-step verification off, with a code as proof. */
export function RemoveSecondFactor({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const refresh = useRefresh()
  return (
    <CodeForm
      label={t('Turn off two-step verification')}
      submitLabel={t('Turn off')}
      danger
      onCancel={onDone}
      send={async (code) => {
        await api('DELETE /api/v1/account/second-factor', { body: { code } })
        showToast({ kind: 'success', title: t('Two-step verification is off.') })
        onDone()
        await refresh()
      }}
    />
  )
}

/** Replaces the recovery codes, with a code as proof. */
export function RenewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <CodeForm
      label={t('New recovery codes')}
      submitLabel={t('Replace codes')}
      hint={t('Your present recovery codes stop working.')}
      onCancel={onDone}
      send={async (code) => {
        const { result } = await api('POST /api/v1/account/second-factor/recovery-codes', { body: { code } })
        setCodes(result.recoveryCodes)
        await refresh()
      }}
    />
  )
}

function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => invalidate(queryClient, ['GET /api/v1/account/second-factor', 'GET /api/v1/account/sessions'])
}

interface BeginProps {
  readonly account: AccountSettings
  readonly onStarted: (setup: SecondFactorSetup) => void
  readonly onCancel: () => void
}

function StartForm({ account, onStarted, onCancel }: BeginProps) {
  const api = useApi()
  const beginForm = useContractForm<{ currentPassword?: string }>({
    schema: 'beginSecondFactor',
    fields: ['currentPassword'],
    fieldOfCode: { 'wrong-password': 'currentPassword' },
    send: async (body) => onStarted((await api('POST /api/v1/account/second-factor', { body })).result),
  })
  return (
    <FormShell {...beginForm.shell} label={t('Set up two-step verification')}>
      <input type="hidden" autoComplete="username" defaultValue={account.email} />
      {account.hasPassword ? (
        <CurrentPasswordField {...beginForm.field('currentPassword')} account={account} />
      ) : (
        <p className="text-muted">{t('You’ll need an authenticator app on your phone.')}</p>
      )}
      <Buttons submitLabel={t('Continue')} busy={beginForm.busy} onCancel={onCancel} />
    </FormShell>
  )
}

interface CodeFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly hint?: string
  readonly danger?: boolean
  readonly send: (code: string) => Promise<void>
  readonly onCancel: () => void
}

function CodeForm({ label, submitLabel, hint, danger = false, send, onCancel }: CodeFormProps) {
  const form = useContractForm<{ code: string }>({
    schema: 'secondFactorCode',
    fields: ['code'],
    fieldOfCode: { 'wrong-code': 'code', 'code-used': 'code' },
    send: ({ code }) => send(code),
  })
  return (
    <FormShell {...form.shell} label={label}>
      <TextField
        {...form.field('code')}
        label={t('Code')}
        hint={hint ?? t('The 6 digits your authenticator app shows now.')}
        autoComplete="one-time-code"
        className="max-w-card"
      />
      <Buttons submitLabel={submitLabel} danger={danger} busy={form.busy} onCancel={onCancel} />
    </FormShell>
  )
}

function Buttons(props: { submitLabel: string; danger?: boolean; busy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant={props.danger ? 'danger' : 'primary'} busy={props.busy}>
        {props.submitLabel}
      </Button>
      <Button variant="ghost" onClick={props.onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  )
}

/** Shows the codes once: the server stores only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { productName } = useSettings()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="font-medium">{t('Save your recovery codes')}</p>
        <p className="mt-1 text-muted">
          {t('If you lose your phone, each of these logs you in once. We won’t show them again.')}
        </p>
      </div>
      <ul className="grid max-w-card grid-cols-2 gap-2 rounded-card bg-raised p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saveFile(`${productName.toLowerCase()}-recovery-codes.txt`, text, 'text/plain')}>
          {t('Download codes')}
        </Button>
        <CopyButton text={text} what="the recovery codes" />
        <Button variant="primary" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}
