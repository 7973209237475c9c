import { type AdminRole, adminRoleNames, adminRoles } from '@rise/contract/session/admins/kinds'
import type { AdminAccount } from '@rise/contract/session/admins/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { useContractForm } from '../../../app/forms/use-contract-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { FormShell } from '../form-parts.tsx'
import { useChangeRole, useRemoveAdmin } from './queries.ts'

/** The admins, their roles, and an invitation for another. */
export function AdminsSection() {
  const { data: admins, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/admins'))
  const [isInviting, setIsInviting] = useState(false)
  return (
    <section aria-labelledby="admins-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="admins-title" className="text-h2">
          {t('Admins')}
        </h2>
        {isInviting ? null : (
          <Button variant="primary" onClick={() => setIsInviting(true)}>
            {t('Invite an admin')}
          </Button>
        )}
      </div>
      {isInviting ? <Invitation onDone={() => setIsInviting(false)} /> : null}
      {isError && !admins ? (
        <FailedBlock title={t('Couldn’t load the admins')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      <ul className="flex flex-col gap-2">
        {admins?.map((admin) => (
          <li key={admin._id}>
            <AdminRow admin={admin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AdminRow({ admin }: { admin: AdminAccount }) {
  const change = useChangeRole(admin)
  const remove = useRemoveAdmin(admin)
  const [isConfirming, setIsConfirming] = useState(false)
  const { email, name, role, state, secondFactor, lastSeenAt, you } = admin
  const selectedRole = adminRoleNames.find((one) => one === role)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{name || email}</span>
          {you ? <Badge>{t('You')}</Badge> : null}
          {state === 'invited' ? <Badge tone="warning">{t('Invited')}</Badge> : null}
          {state === 'suspended' ? <Badge tone="danger">{t('Suspended')}</Badge> : null}
          {secondFactor ? <Badge tone="success">{t('Two-step verification')}</Badge> : null}
        </p>
        <p className="text-small text-muted">
          {name ? email : ''}
          {name ? <Dot /> : null}
          {lastSeenAt === null
            ? t('Never logged in')
            : rich('Last active {when}', { when: <RelativeTime date={lastSeenAt} /> })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('Role of {email}', { email })}
          labelHidden
          value={change.isPending ? change.variables : role}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.value as AdminRole)}
        >
          {selectedRole ? null : <option value={role}>{role}</option>}
          {adminRoleNames.map((one) => (
            <option key={one} value={one}>
              {t(adminRoles[one].name)}
            </option>
          ))}
        </Select>
        {you ? null : (
          <Button onClick={() => setIsConfirming(true)}>
            {rich('Remove<hidden> {email}</hidden>', {
              email,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Remove {email}?', { email })}
        confirmLabel={t('Remove admin')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
      >
        {t('They’re logged out at once and the account is erased. What they did stays in the timeline.')}
      </ConfirmDialog>
    </Card>
  )
}

function Invitation({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { outbox } = useSettings()
  const [role, setRole] = useState<AdminRole>('admin-content')
  const invite = useContractForm<{ email: string }>({
    name: 'invite-admin',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.inviteAdmin,
    fields: ['email'],
    fieldOfCode: { 'member-address': 'email', 'already-admin': 'email' },
    send: async ({ email }) => {
      await api('POST /api/v1/admin/admins', { body: { email, role } })
      showToast({
        kind: 'success',
        title: t('We’ve emailed {email} a link to choose a password.', { email }),
        ...(outbox && { action: { label: t('Open the outbox'), to: '/dev/mail' } }),
      })
      onDone()
      await invalidate(queryClient, ['GET /api/v1/admin/admins'])
    },
  })
  return (
    <Card as="section" aria-label={t('Invite an admin')}>
      <FormShell {...invite.shell} label={t('Invite an admin')}>
        <TextField
          {...invite.field('email')}
          type="email"
          label={t('Email address')}
          autoComplete="off"
          hint={t('Not that of a member: admins have accounts of their own.')}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="text-small font-medium">{t('Role')}</legend>
          {adminRoleNames.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="role"
              label={t(adminRoles[one].name)}
              hint={t(adminRoles[one].can)}
              checked={role === one}
              onChange={() => setRole(one)}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={invite.busy}>
            {t('Send invitation')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('Cancel')}
          </Button>
        </div>
      </FormShell>
    </Card>
  )
}
