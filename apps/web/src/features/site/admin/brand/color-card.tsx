import { BUILT_IN_COLOR } from '@rise/contract/site/brand/kinds'
import type { Brand } from '@rise/contract/site/brand/shapes'
import { t } from '@rise/texts'
import { type ChangeEvent, useState } from 'react'
import { useApi } from '../../../../app/base/settings.tsx'
import { useContractForm } from '../../../../app/forms/use-contract-form.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { TextField } from '../../../../ui/base/field.tsx'
import { BrandForm } from './brand-form.tsx'
import { ColorPreview } from './color-preview.tsx'
import { useBrandChange } from './use-brand-change.ts'

const colorCode = /^#[\da-f]{6}$/i

/** The brand colour: typed or picked, and previewed in both themes before it is saved. */
export function ColorCard({ brand }: { brand: Brand }) {
  const api = useApi()
  const { version, color: savedColor } = brand
  const [typedColor, setTypedColor] = useState(savedColor ?? BUILT_IN_COLOR)
  const { save, goBack } = useBrandChange({
    failure: t('Couldn’t go back to the built-in colour.'),
    goBack: async () => api('DELETE /api/v1/admin/brand/color', { query: { version } }),
  })
  const form = useContractForm<{ color: string }>({
    name: 'brand-color',
    schema: async () => (await import('../../form-schemas.ts')).formSchemas.brandColor,
    fields: ['color'],
    send: ({ color }) => save(() => api('PUT /api/v1/admin/brand/color', { body: { version, color } })),
  })
  const { onChange, ...field } = form.field('color')
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTypedColor(event.target.value)
    onChange(event)
  }
  const { ref, onSubmit, failure } = form.shell
  const isCode = colorCode.test(typedColor)
  return (
    <BrandForm ref={ref} onSubmit={onSubmit} failure={failure} label={t('Colour')}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...field}
          label={t('Brand colour')}
          placeholder={BUILT_IN_COLOR}
          maxLength={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typedColor}
          onChange={type}
        />
        <input
          type="color"
          aria-label={t('Pick the brand colour')}
          value={isCode ? typedColor.toLowerCase() : BUILT_IN_COLOR}
          onChange={type}
          className="size-control cursor-pointer rounded-control border border-control bg-surface p-1"
        />
      </div>
      {isCode ? <ColorPreview color={typedColor.toLowerCase()} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Save colour')}
        </Button>
        {savedColor === null ? (
          <p className="text-small text-muted">{t('Now the built-in colour.')}</p>
        ) : (
          <Button busy={goBack.isPending} onClick={() => goBack.mutate()}>
            {t('Use built-in colour')}
          </Button>
        )}
      </div>
    </BrandForm>
  )
}
