import { LONGEST_PRODUCT_NAME } from '@rise/contract/site/brand/limits'
import type { Brand } from '@rise/contract/site/brand/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { useApi } from '../../../../app/base/settings.tsx'
import { useContractForm } from '../../../../app/forms/use-contract-form.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { TextField } from '../../../../ui/base/field.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { BrandForm } from './brand-form.tsx'
import { useBrandChange } from './use-brand-change.ts'

/** The product's name. */
export function NameCard({ brand }: { brand: Brand }) {
  const api = useApi()
  const { version, name, configuredName } = brand
  const [isConfirming, setIsConfirming] = useState(false)
  const { save, goBack } = useBrandChange({
    failure: t('Couldn’t change the name.'),
    goBack: async () => api('DELETE /api/v1/admin/brand/name', { query: { version } }),
  })
  const form = useContractForm<{ name: string }>({
    name: 'brand-name',
    schema: async () => (await import('../../form-schemas.ts')).formSchemas.brandName,
    fields: ['name'],
    defaultValues: { name: name ?? configuredName },
    send: (values) => save(() => api('PUT /api/v1/admin/brand/name', { body: { version, ...values } })),
  })
  const { ref, onSubmit, failure } = form.shell
  return (
    <BrandForm ref={ref} onSubmit={onSubmit} failure={failure} label={t('Name')}>
      <TextField
        {...form.field('name')}
        label={t('Name of this site')}
        maxLength={LONGEST_PRODUCT_NAME}
        autoComplete="off"
        hint={t(
          'Pages, titles, emails, feeds and link previews show it. Emails keep the sender of MAIL_FROM, if it is set.',
        )}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Save name')}
        </Button>
        {name === null ? (
          <p className="text-small text-muted">{t('Now the configured name, of PRODUCT_NAME or its default.')}</p>
        ) : (
          <Button onClick={() => setIsConfirming(true)}>{t('Use configured name')}</Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Go back to “{name}”?', { name: configuredName })}
        confirmLabel={t('Use configured name')}
        busy={goBack.isPending}
        onConfirm={() => goBack.mutate(undefined, { onError: () => setIsConfirming(false) })}
      >
        {t('It comes from PRODUCT_NAME or its default. Pages and emails show it at once.')}
      </ConfirmDialog>
    </BrandForm>
  )
}
