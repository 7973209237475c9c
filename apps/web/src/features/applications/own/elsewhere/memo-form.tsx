import { LONGEST_OWN_NOTE } from '@rise/contract/applications/limits'
import type { OwnRecord } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf } from '../../../../app/base/query.ts'
import { useApi } from '../../../../app/base/settings.tsx'
import { useDraftForm } from '../../../../app/forms/use-draft-form.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { TextArea, TextField } from '../../../../ui/base/field.tsx'
import { showToast } from '../../../../ui/base/toast.ts'
import { Notice } from '../../../../ui/states/notice.tsx'

/** A professional's private note and date on an application. */
export function MemoForm({ application: { _id: id, memo } }: { readonly application: OwnRecord }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    name: 'memo',
    draft: id,
    schema: async () => (await import('../../form-schemas.ts')).formSchemas.memoFields,
    initial: memo,
    async send(body) {
      const { result } = await api('PUT /api/v1/applications/{id}/memo', { params: { id }, body })
      queryClient.setQueryData(
        keyOf('GET /api/v1/applications/{id}', { params: { id } }),
        (now) => now && { ...now, memo: result },
      )
      void invalidate(queryClient, ['GET /api/v1/applications'])
      showToast({ id: 'application', kind: 'success', title: t('Note saved.') })
    },
  })
  const { values, errors, failure, busy, set } = form
  return (
    <Card as="section" aria-labelledby="application-memo">
      <h2 id="application-memo" className="text-body font-semibold">
        {t('Your note')}
      </h2>
      <p className="text-small text-muted">{t('Only you can see it.')}</p>
      <form method="post" noValidate className="mt-3 flex flex-col gap-3" onSubmit={form.onSubmit}>
        <TextArea
          id={form.id('note')}
          label={t('Note')}
          rows={3}
          maxLength={LONGEST_OWN_NOTE}
          value={values.note}
          error={errors.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            id={form.id('nextOn')}
            label={t('Next step on')}
            type="date"
            optional
            value={values.nextOn ?? ''}
            error={errors.nextOn}
            onChange={({ target }) => set({ nextOn: target.value || null })}
          />
          <Button type="submit" busy={busy}>
            {t('Save note')}
          </Button>
        </div>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      </form>
    </Card>
  )
}
