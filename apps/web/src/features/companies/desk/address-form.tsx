import type { CompanyDesk } from '@rise/contract/company-page'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { useApi, useSettings } from '../../../app/settings.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useDraftForm } from '../use-draft-form.ts'

/** Another address for the page; the former one keeps leading to it. */
export function AddressForm({ desk }: { desk: CompanyDesk }) {
  const api = useApi()
  const { publicUrl } = useSettings()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const form = useDraftForm({
    schema: 'address',
    initial: { slug: desk.slug },
    send: async (body) => {
      const { result } = await api('PUT /api/v1/companies/{slug}/address', { params: { slug: desk.slug }, body })
      showToast({ kind: 'success', title: 'Your page has a new address.' })
      void session.check()
      await queryClient.invalidateQueries({ queryKey: ['company-desk'] })
      await navigate(`/company/${result.slug}/edit`, { replace: true })
    },
  })
  return (
    <Card as="section" aria-labelledby="address-title" className="flex flex-col gap-4">
      <h2 id="address-title" className="text-h3">
        Address
      </h2>
      <form
        aria-label="Change the address"
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="flex flex-col gap-3"
      >
        {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
        <TextField
          id={form.id('slug')}
          label="Address of the page"
          hint={
            <span className="break-all">
              {`${publicUrl}/company/${form.values.slug || '…'}`}. Links to the former address keep working.
            </span>
          }
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          value={form.values.slug}
          error={form.errors.slug}
          onChange={(event) => form.set({ slug: event.target.value })}
        />
        <div>
          <Button type="submit" busy={form.busy} disabled={form.values.slug === desk.slug}>
            Change address
          </Button>
        </div>
      </form>
    </Card>
  )
}
