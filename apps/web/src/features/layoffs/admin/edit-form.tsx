import type { AdminLayoff } from '@rise/contract/layoffs/admin/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { type LayoffDraft, LayoffFields } from '../layoff-fields.tsx'
import { layoffKeys } from '../queries.ts'

/** Edits a layoff, starting from the version that is shown. */
export function EditForm({ layoff, onDone }: { layoff: AdminLayoff; onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { _id: id, version } = layoff
  const form = useDraftForm<LayoffDraft & { readonly version: number }>({
    name: `layoff-${id}`,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.layoffChange,
    initial: { ...draftOf(layoff), version },
    async send(body) {
      await api('PUT /api/v1/admin/layoffs/{id}', { params: { id }, body })
      onDone()
      await invalidate(queryClient, layoffKeys)
    },
  })
  return (
    <form
      aria-label={t('Edit {name}', { name: layoff.companyName })}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <LayoffFields form={form} sourced={false} />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function draftOf({ companyName, date, number, share, place, industry, source }: AdminLayoff): LayoffDraft {
  return {
    ...{ companyName, date, number: String(number ?? ''), share: String(share ?? '') },
    ...{ place: place?.name ?? '', industry: industry?.slug ?? '', source: source ?? '' },
  }
}
