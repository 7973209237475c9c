import type { Device } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The devices on which the member is logged in, with buttons to log out one or all of them. */
export function DevicesSection() {
  const api = useApi()
  const { data: devices, isError, isFetching, refetch } = useQuery(queryOf(api, 'GET /api/v1/account/sessions'))
  return (
    <SettingsSection id="devices" title={t('Devices')}>
      {isError && !devices ? (
        <FailedBlock title={t('Couldn’t load your devices')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      <ul className="flex flex-col gap-4">
        {devices?.map((device) => (
          <li key={device._id} className="flex flex-wrap items-center justify-between gap-2">
            <DeviceRow device={device} />
          </li>
        ))}
      </ul>
      <SignOutEverywhere />
    </SettingsSection>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const endSession = useMutation({
    mutationFn: () => api('DELETE /api/v1/account/sessions/{id}', { params: { id: device._id } }),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/account/sessions']),
  })
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device.name}
          {device.current ? <Badge tone="success">{t('This device')}</Badge> : null}
        </p>
        <p className="text-small text-muted">
          {rich('Last active {lastSeen}, logged in {signedIn}', {
            lastSeen: <RelativeTime date={device.lastSeenAt} />,
            signedIn: <RelativeTime date={device.signedInAt} />,
          })}
        </p>
      </div>
      {device.current ? null : (
        <Button
          size="dense"
          busy={endSession.isPending}
          onClick={() => endSession.mutate()}
          aria-label={t('Log out {device}', { device: device.name })}
        >
          {t('Log out')}
        </Button>
      )}
    </>
  )
}

function SignOutEverywhere() {
  const api = useApi()
  const session = useSessionStore()
  const [isConfirming, setIsConfirming] = useState(false)
  const endAllSessions = useMutation({
    mutationFn: () =>
      session.whileChanging(async () => {
        await api('DELETE /api/v1/account/sessions', {})
        await session.signOut()
      }),
    onError: (error) => {
      setIsConfirming(false)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
  return (
    <div>
      <Button onClick={() => setIsConfirming(true)}>{t('Log out everywhere')}</Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Log out everywhere?')}
        confirmLabel={t('Log out everywhere')}
        busy={endAllSessions.isPending}
        onConfirm={() => endAllSessions.mutate()}
      >
        {t('This logs out all your devices, including this one. You can log in again right away.')}
      </ConfirmDialog>
    </div>
  )
}
