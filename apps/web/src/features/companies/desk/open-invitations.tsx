import type { TeamInvitation } from '@rise/contract/companies/team/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { roleNames } from './team-role-names.ts'

/** People who were invited and haven't joined yet. */
export function OpenInvitations({ slug, invitations }: { slug: string; invitations: readonly TeamInvitation[] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: (id: string) => api('DELETE /api/v1/companies/{slug}/team/invitations/{id}', { params: { slug, id } }),
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t withdraw it. Try again.'), description: message }),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/companies/{slug}/team']),
  })
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="text-h3">
        {t('Open invitations')}
      </h2>
      <ul className="mt-4 flex flex-col gap-2">
        {invitations.map(({ _id, email, role, expiresAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2">
            <div className="min-w-0">
              <p className="break-all">{email}</p>
              <p className="text-small text-muted">
                {rich('{role}, expires {when}', { role: t(roleNames[role]), when: <RelativeTime date={expiresAt} /> })}
              </p>
            </div>
            <Button
              size="dense"
              variant="ghost"
              busy={withdraw.isPending && withdraw.variables === _id}
              onClick={() => withdraw.mutate(_id)}
            >
              {rich('Withdraw<hidden> the invitation of {email}</hidden>', {
                email,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
