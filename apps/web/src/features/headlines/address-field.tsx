import { t } from '@rise/texts'
import type { VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { TextField } from '../../ui/base/field.tsx'

/** The slug of a published headline's address. */
export function AddressField<T extends { readonly slug: string }>({ form }: { form: VersionedForm<T> }) {
  return (
    <TextField
      label={t('Address')}
      hint={t('The end of its address: {path}. Old addresses redirect to the new one.', {
        path: `/headlines/${form.values.slug || '…'}`,
      })}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      {...form.field('slug')}
      value={form.values.slug}
      onChange={(event) => form.set({ slug: event.target.value } as Partial<T>)}
    />
  )
}
