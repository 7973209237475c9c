import { type AdminRole, adminRoleNames, adminRoles } from '@rise/contract/session/admins/kinds'
import type { AdminAccount } from '@rise/contract/session/admins/shapes'
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
          Admins
        </h2>
        {isInviting ? null : (
          <Button variant="primary" onClick={() => setIsInviting(true)}>
            Invite an admin
          </Button>
        )}
      </div>
      {isInviting ? <Invitation onDone={() => setIsInviting(false)} /> : null}
      {isError && !admins ? (
        <FailedBlock title="Couldn’t load the admins" onRetry={() => void refetch()} retrying={isFetching} />
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
          {you ? <Badge>You</Badge> : null}
          {state === 'invited' ? <Badge tone="warning">Invited</Badge> : null}
          {state === 'suspended' ? <Badge tone="danger">Suspended</Badge> : null}
          {secondFactor ? <Badge tone="success">Two-step verification</Badge> : null}
        </p>
        <p className="text-small text-muted">
          {name ? email : ''}
          {name ? <Dot /> : null}
          {lastSeenAt === null ? (
            'Never logged in'
          ) : (
            <>
              Last active <RelativeTime date={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={`Role of ${email}`}
          labelHidden
          value={change.isPending ? change.variables : role}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.value as AdminRole)}
        >
          {selectedRole ? null : <option value={role}>{role}</option>}
          {adminRoleNames.map((one) => (
            <option key={one} value={one}>
              {adminRoles[one].name}
            </option>
          ))}
        </Select>
        {you ? null : (
          <Button onClick={() => setIsConfirming(true)}>
            Remove<span className="sr-only"> {email}</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Remove ${email}?`}
        confirmLabel="Remove admin"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
      >
        They’re logged out at once and the account is erased. What they did stays in the timeline.
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
        title: `We’ve emailed ${email} a link to choose a password.`,
        ...(outbox && { action: { label: 'Open the outbox', to: '/dev/mail' } }),
      })
      onDone()
      await invalidate(queryClient, ['GET /api/v1/admin/admins'])
    },
  })
  return (
    <Card as="section" aria-label="Invite an admin">
      <FormShell {...invite.shell} label="Invite an admin">
        <TextField
          {...invite.field('email')}
          type="email"
          label="Email address"
          autoComplete="off"
          hint="Not that of a member: admins have accounts of their own."
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="text-small font-medium">Role</legend>
          {adminRoleNames.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="role"
              label={adminRoles[one].name}
              hint={adminRoles[one].can}
              checked={role === one}
              onChange={() => setRole(one)}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={invite.busy}>
            Send invitation
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </FormShell>
    </Card>
  )
}
