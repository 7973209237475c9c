import type { TeamMember } from '@rise/contract/companies/team/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { useDraftForm } from '../use-draft-form.ts'
import { roleNames, roles } from './team-role-names.ts'

/** Invites a colleague by email. */
export function InviteForm({ slug }: { slug: string }) {
  const api = useApi()
  const { outbox } = useSettings()
  const queryClient = useQueryClient()
  const isConfirmed = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const form = useDraftForm<{ email: string; role: TeamMember['role'] }>({
    schema: 'invitation',
    initial: { email: '', role: 'editor' },
    send: async (body) => {
      await api('POST /api/v1/companies/{slug}/team/invitations', { params: { slug }, body })
      form.reset({ email: '', role: body.role })
      await invalidate(queryClient, ['GET /api/v1/companies/{slug}/team'])
      showToast({
        kind: 'success',
        title: t('You invited {email}.', { email: body.email }),
        ...(outbox && { description: t('Find the email in the outbox at /dev/mail.') }),
      })
    },
  })
  return (
    <Card as="section" aria-labelledby="invite-title" className="flex flex-col gap-4">
      <h2 id="invite-title" className="text-h3">
        {t('Invite a colleague')}
      </h2>
      {isConfirmed ? null : (
        <p className="text-muted">{t('Confirm your email address first: invitations go out by mail.')}</p>
      )}
      <form
        aria-label={t('Invite a colleague')}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]"
      >
        {form.failure ? (
          <div className="sm:col-span-2">
            <Notice tone="danger">{form.failure.message}</Notice>
          </div>
        ) : null}
        <TextField
          id={form.id('email')}
          label={t('Email address')}
          hint={t('They don’t need an account. The link expires in 7 days.')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          value={form.values.email}
          error={form.errors.email}
          onChange={(event) => form.set({ email: event.target.value })}
        />
        <Select
          id={form.id('role')}
          label={t('Role', 'in a team')}
          value={form.values.role}
          onChange={(event) => form.set({ role: roles.find((each) => each === event.target.value) ?? 'editor' })}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {t(roleNames[each])}
            </option>
          ))}
        </Select>
        <div>
          <Button type="submit" variant="primary" busy={form.busy} disabled={!isConfirmed}>
            {t('Send invitation')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
