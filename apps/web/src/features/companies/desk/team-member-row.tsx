import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { TeamMember } from '@rise/contract/companies/team/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { roleNames, roles } from './team-role-names.ts'

interface Props {
  desk: CompanyDesk
  member: TeamMember
  /** Whether the viewer is an owner. */
  owns: boolean
}

/** A member of the team: name and role, with the changes that the viewer may make. */
export function TeamMemberRow({ desk, member, owns }: Props) {
  const { _id: id, name, email, role, self, shown } = member
  const change = useChange(desk, member)
  // The change is shown immediately, and reverted if the server refuses it.
  const [pendingChange, setPendingChange] = useState<Change>({})
  function apply(next: Change) {
    setPendingChange(next)
    change.mutate(next, { onSettled: () => setPendingChange({}) })
  }
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={40} />
          <div className="min-w-0">
            <p className="font-semibold break-words">
              {name} {self ? <Badge tone="brand">{t('You', 'the reader, next to their name')}</Badge> : null}
            </p>
            <p className="text-small break-all text-muted">{email}</p>
          </div>
        </div>
        <div className={cx('flex flex-wrap gap-2', owns ? 'items-end' : 'items-center')}>
          {owns ? (
            <Select
              id={`role-${id}`}
              label={<span className="sr-only">{t('What {name} is', { name }, 'their role')}</span>}
              value={pendingChange.role ?? role}
              disabled={change.isPending}
              onChange={(event) => {
                const selectedRole = roles.find((each) => each === event.target.value)
                if (selectedRole) apply({ role: selectedRole })
              }}
            >
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(roleNames[each])}
                </option>
              ))}
            </Select>
          ) : (
            <Badge>{t(roleNames[role])}</Badge>
          )}
          {owns || self ? <Leave desk={desk} member={member} /> : null}
        </div>
      </div>
      {self ? (
        <Checkbox
          label={t('Show me on the company’s page')}
          checked={pendingChange.shown ?? shown}
          disabled={change.isPending}
          onChange={(event) => apply({ shown: event.target.checked })}
        />
      ) : null}
    </Card>
  )
}

interface Change {
  readonly role?: TeamMember['role']
  readonly shown?: boolean
}

function useChange({ slug }: CompanyDesk, { _id: id, name }: TeamMember) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Change) =>
      (await api('PATCH /api/v1/companies/{slug}/team/{id}', { params: { slug, id }, body })).result,
    onSuccess: (team, { role }) => {
      queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/team', { params: { slug } }), team)
      void invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk', 'GET /api/v1/companies/{slug}'])
      if (role) showToast({ kind: 'success', title: newRoleText(name, role) })
    },
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t save the change.'), description: message }),
  })
}

function newRoleText(name: string, role: TeamMember['role']): string {
  return t(
    '{role, select, owner {{name} is an owner now.} editor {{name} is an editor now.} other {{name} is a recruiter now.}}',
    { name, role },
  )
}

function Leave({ desk: { slug, fields }, member: { _id: id, name, self } }: Pick<Props, 'desk' | 'member'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const session = useSessionStore()
  const [isConfirming, setConfirming] = useState(false)
  const endMembership = () => api('DELETE /api/v1/companies/{slug}/team/{id}', { params: { slug, id } })
  async function leave() {
    await endMembership()
    // The session acted for the company, so the server has ended it.
    await session.signOut()
  }
  const remove = useMutation<unknown>({
    mutationFn: () => (self ? session.whileChanging(leave) : endMembership()),
    onSuccess: async () => {
      setConfirming(false)
      if (!self) {
        showToast({ kind: 'success', title: t('{name} is no longer on the team.', { name }) })
        await invalidate(queryClient, ['GET /api/v1/companies/{slug}/team'])
        return
      }
      showToast({
        kind: 'success',
        title: t('You’ve left the {company} team. Log in to continue.', { company: fields.companyName }),
      })
      await navigate('/login')
    },
    onError: ({ message }) => {
      setConfirming(false)
      showToast({
        kind: 'failure',
        title: self ? t('Couldn’t leave the team.') : t('Couldn’t remove {name}.', { name }),
        description: message,
      })
    },
  })
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {self
          ? rich('Leave<hidden> the team</hidden>', { hidden })
          : rich('Remove<hidden> {name}</hidden>', { name, hidden })}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={self ? t('Leave the team?') : t('Remove {name}?', { name })}
        confirmLabel={self ? t('Leave team') : t('Remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {self
          ? t('You’ll need an invitation to come back. You keep your account.')
          : t('They can no longer act for the company. They keep their account.')}
      </ConfirmDialog>
    </>
  )
}
