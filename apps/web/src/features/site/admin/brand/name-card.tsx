import { LONGEST_PRODUCT_NAME } from '@rise/contract/site/brand/limits'
import type { Brand } from '@rise/contract/site/brand/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../app/base/settings.tsx'
import { useContractForm } from '../../../../app/forms/use-contract-form.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { TextField } from '../../../../ui/base/field.tsx'
import { showToast } from '../../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { FormShell } from '../../../session/index.ts'
import { brandQuery } from '../../queries.ts'

/** The product's name. A change reloads the page, because every part of it shows the name. */
export function NameCard({ brand }: { brand: Brand }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { name, configuredName } = brand
  const form = useContractForm<{ name: string }>({
    name: 'brand-name',
    schema: async () => (await import('../../form-schemas.ts')).formSchemas.brandName,
    fields: ['name'],
    defaultValues: { name: name ?? configuredName },
    async send(values) {
      const { version } = brand
      try {
        await api('PUT /api/v1/admin/brand/name', { body: { version, ...values } })
      } catch (error) {
        // Another admin's change is what the next attempt begins from.
        void queryClient.invalidateQueries({ queryKey: brandQuery(api).queryKey })
        throw error
      }
      window.location.reload()
    },
  })
  return (
    <Card>
      <FormShell {...form.shell} label="Name">
        <TextField
          {...form.field('name')}
          label="Name of this site"
          maxLength={LONGEST_PRODUCT_NAME}
          autoComplete="off"
          hint="Pages, titles, emails, feeds and link previews show it. Emails keep the sender of MAIL_FROM, if it is set."
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            Save name
          </Button>
          {name === null ? (
            <p className="text-small text-muted">Now the name of PRODUCT_NAME, or its default.</p>
          ) : (
            <BackToConfigured brand={brand} />
          )}
        </div>
      </FormShell>
    </Card>
  )
}

function BackToConfigured({ brand: { version, configuredName } }: { brand: Brand }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const goBack = useMutation({
    mutationFn: async () => api('DELETE /api/v1/admin/brand/name', { query: { version } }),
    onSuccess: () => window.location.reload(),
    onError({ message }) {
      setAsking(false)
      showToast({ kind: 'failure', title: 'Couldn’t change the name.', description: message })
      void queryClient.invalidateQueries({ queryKey: brandQuery(api).queryKey })
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>Use configured name</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Go back to “${configuredName}”?`}
        confirmLabel="Use configured name"
        busy={goBack.isPending}
        onConfirm={() => goBack.mutate()}
      >
        That is the name of PRODUCT_NAME, or its default. Pages and emails show it at once.
      </ConfirmDialog>
    </>
  )
}
