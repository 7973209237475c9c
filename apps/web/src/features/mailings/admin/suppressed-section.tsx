import { suppressionReasons } from '@rise/contract/mailings/kinds'
import type { SuppressedAddress } from '@rise/contract/mailings/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useContractForm } from '../../../app/forms/use-contract-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { FormShell } from '../../session/index.ts'

/** Addresses that bounced, complained, or were added by hand. */
export function SuppressedSection() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = queryOf(api, 'GET /api/v1/admin/emails/suppressed')
  const { data: addresses, isError, isFetching, refetch } = useQuery(query)
  const add = useContractForm<{ address: string }>({
    name: 'suppress',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.suppress,
    fields: ['address'],
    send: async (body) => {
      await api('POST /api/v1/admin/emails/suppressed', { body })
      add.ref.current?.reset()
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  return (
    <section aria-labelledby="suppressed-title" className="flex flex-col gap-4">
      <div>
        <h2 id="suppressed-title" className="text-h2">
          {t('Suppression list')}
        </h2>
        <p className="text-small text-muted">
          {t('Addresses that bounced get no email at all. The others only get emails about their account.')}
        </p>
      </div>
      <FormShell {...add.shell} label={t('Suppress an address')}>
        <div className="flex flex-wrap items-end gap-4">
          <TextField {...add.field('address')} type="email" label={t('Email address')} className="min-w-0 grow" />
          <Button type="submit" busy={add.busy}>
            {t('Suppress')}
          </Button>
        </div>
      </FormShell>
      {isError && !addresses ? (
        <FailedBlock title={t('Couldn’t load the list')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {addresses?.length === 0 ? <p className="text-muted">{t('No suppressed addresses.')}</p> : null}
      {addresses && addresses.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {addresses.map((one) => (
            <li key={one.address} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
              <AddressRow suppressed={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function AddressRow({ suppressed: { address, reason, detail, createdAt } }: { suppressed: SuppressedAddress }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('POST /api/v1/admin/emails/suppressed/remove', { body: { address } }),
    onSuccess: () => showToast({ kind: 'success', title: t('{address} gets email again.', { address }) }),
    onError: ({ message }) => showToast({ kind: 'failure', title: message }),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/admin/emails/suppressed']),
  })
  return (
    <>
      <div className="min-w-0">
        <p className="break-all">{address}</p>
        <p className="text-small text-muted">
          <Facts>
            {t(suppressionReasons[reason])}
            <RelativeTime date={createdAt} />
            {detail}
          </Facts>
        </p>
      </div>
      <Button size="dense" busy={remove.isPending} onClick={() => remove.mutate()}>
        {rich('Remove<hidden> {email}</hidden>', {
          email: address,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
    </>
  )
}
