import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import { outsideStages } from '@rise/contract/applications/elsewhere/kinds'
import { LONGEST_OWN_NOTE } from '@rise/contract/applications/limits'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { invalidate } from '../../../../app/base/query.ts'
import { useApi } from '../../../../app/base/settings.tsx'
import { useDraftForm } from '../../../../app/forms/use-draft-form.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { TextArea, TextField } from '../../../../ui/base/field.tsx'
import { Select } from '../../../../ui/base/select.tsx'
import { showToast } from '../../../../ui/base/toast.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'
import { outsideStageNames } from '../status-words.ts'

interface Props {
  /** The application to edit; undefined for a new one. */
  readonly application?: ListedApplication | undefined
  readonly onClose: () => void
}

interface Values {
  readonly title: string
  readonly companyName: string
  readonly url: string
  readonly stage: OutsideStage
  readonly appliedOn: string
  readonly note: string
  /** The date of the next step; null for none. */
  readonly nextOn: string | null
}

/** Returns today in the viewer's time zone, as the value of a date field. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())
}

/** Records an application made elsewhere, or edits it. */
export function OutsideDialog({ application, onClose }: Props) {
  const api = useApi()
  const formId = useId()
  const queryClient = useQueryClient()
  const [id] = useState(() => application?._id ?? crypto.randomUUID())
  const askAgain = () => invalidate(queryClient, ['GET /api/v1/applications'])
  const form = useDraftForm<Values>({
    name: 'outside',
    draft: application?._id ?? '',
    schema: async () => (await import('../../form-schemas.ts')).formSchemas.outsideApplication,
    initial: {
      title: application?.job.title ?? '',
      companyName: application?.job.companyName ?? '',
      url: application?.elsewhere?.url ?? '',
      stage: outsideStages.find((stage) => stage === application?.stage) ?? 'received',
      appliedOn: application?.elsewhere?.appliedOn ?? today(),
      note: application?.memo.note ?? '',
      nextOn: application?.memo.nextOn ?? null,
    },
    async send(body) {
      await api('PUT /api/v1/outside-applications/{id}', { params: { id }, body })
      onClose()
      await askAgain()
    },
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/outside-applications/{id}', { params: { id } }),
    async onSuccess() {
      onClose()
      await askAgain()
    },
    onError: ({ message }) => void showToast({ id: 'application', kind: 'failure', title: message }),
  })
  const { values, errors, failure, busy, set } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={application ? t('Edit application') : t('Add application')}
      description={t('For applications you sent somewhere else. Only you can see them.')}
      status={failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      actions={
        <>
          {application ? (
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('Delete')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form method="post" id={formId} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <TextField
          id={form.id('title')}
          label={t('Job title')}
          value={values.title}
          error={errors.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField
          id={form.id('companyName')}
          label={t('Company')}
          value={values.companyName}
          error={errors.companyName}
          onChange={({ target }) => set({ companyName: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            id={form.id('stage')}
            label={t('Stage')}
            value={values.stage}
            error={errors.stage}
            onChange={({ target }) => set({ stage: outsideStages.find((one) => one === target.value) ?? 'received' })}
          >
            {outsideStages.map((stage) => (
              <option key={stage} value={stage}>
                {t(outsideStageNames[stage])}
              </option>
            ))}
          </Select>
          <TextField
            id={form.id('appliedOn')}
            label={t('Applied on')}
            type="date"
            value={values.appliedOn}
            error={errors.appliedOn}
            onChange={({ target }) => set({ appliedOn: target.value })}
          />
        </div>
        <TextField
          id={form.id('nextOn')}
          label={t('Next step on')}
          type="date"
          optional
          value={values.nextOn ?? ''}
          error={errors.nextOn}
          onChange={({ target }) => set({ nextOn: target.value || null })}
        />
        <TextField
          id={form.id('url')}
          label={t('Link')}
          type="url"
          optional
          placeholder="https://"
          value={values.url}
          error={errors.url}
          onChange={({ target }) => set({ url: target.value })}
        />
        <TextArea
          id={form.id('note')}
          label={t('Note')}
          optional
          rows={3}
          maxLength={LONGEST_OWN_NOTE}
          value={values.note}
          error={errors.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </form>
    </Dialog>
  )
}
