import { MOST_STAGES } from '@rise/contract/applications/limits'
import { type StageKind, stageKinds } from '@rise/contract/applications/setup/kinds'
import type { HiringSetup } from '@rise/contract/applications/setup/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { hiringSetupQuery } from '../queries.ts'
import { TemplatesEditor } from './templates-editor.tsx'

interface Props {
  readonly slug: string
  readonly onClose: () => void
}

/** The company's own stages and templates. */
export function SetupDialog({ slug, onClose }: Props) {
  const { data } = useQuery({ ...hiringSetupQuery(useApi(), slug), refetchOnMount: 'always' })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Stages and templates')}
      description={t('They’re the same for all your jobs.')}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {data ? (
        <div className="flex flex-col gap-8">
          <StagesEditor slug={slug} stages={data.stages} />
          <TemplatesEditor slug={slug} templates={data.templates} />
        </div>
      ) : (
        <SkeletonGroup label={t('Loading')}>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

interface Stage {
  readonly id: string
  readonly kind: StageKind
  readonly name: string
}

function StagesEditor({ slug, stages: known }: { slug: string; stages: HiringSetup['stages'] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [stages, setStages] = useState<readonly Stage[]>(() =>
    known.map(({ _id: id, kind, name }) => ({ id, kind, name })),
  )
  const save = useMutation({
    mutationFn: async () =>
      (await api('PUT /api/v1/companies/{slug}/hiring-stages', { params: { slug }, body: { stages: [...stages] } }))
        .result,
    onSuccess(updated) {
      queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } }), updated)
      void invalidate(queryClient, [
        'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
        'GET /api/v1/companies/{slug}/applications/{id}',
      ])
      showToast({ id: 'setup', kind: 'success', title: t('Stages saved.') })
    },
  })
  const change = (id: string, name: string) => setStages(stages.map((one) => (one.id === id ? { ...one, name } : one)))
  function swap(one: Stage, by: 1 | -1) {
    const ofKind = stages.filter(({ kind }) => kind === one.kind)
    const neighbour = ofKind[ofKind.indexOf(one) + by]
    if (!neighbour) return
    setStages(stages.map((stage) => (stage === one ? neighbour : stage === neighbour ? one : stage)))
  }
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <div>
        <h3 className="text-body font-semibold">{t('Stages')}</h3>
        <p className="text-small text-muted">
          {t('Candidates see “In review”, “Interview” or “Offer”. How you sort them within is yours.')}
        </p>
      </div>
      {stageKinds.map((kind) => {
        const ofKind = stages.filter((stage) => stage.kind === kind)
        return (
          <fieldset key={kind} className="flex flex-col gap-2">
            <legend className="mb-1 text-small font-medium">{t(stageNames[kind])}</legend>
            {ofKind.map((stage, index) => (
              <div key={stage.id} className="flex items-end gap-1">
                <TextField
                  label={t('Stage {number}', { number: index + 1 })}
                  className="grow"
                  maxLength={60}
                  value={stage.name}
                  onChange={({ target }) => change(stage.id, target.value)}
                />
                <IconButton
                  label={t('Move {name} up', { name: stage.name })}
                  disabled={index === 0}
                  onClick={() => swap(stage, -1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('Move {name} down', { name: stage.name })}
                  disabled={index === ofKind.length - 1}
                  onClick={() => swap(stage, 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('Delete {name}', { name: stage.name })}
                  onClick={() => setStages(stages.filter((one) => one !== stage))}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </div>
            ))}
            {stages.length < MOST_STAGES ? (
              <Button
                size="dense"
                variant="ghost"
                icon={<Plus size={16} aria-hidden />}
                className="self-start"
                onClick={() => setStages([...stages, { id: crypto.randomUUID(), kind, name: '' }])}
              >
                {rich('Add stage<hidden> to {stage}</hidden>', {
                  stage: t(stageNames[kind]),
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            ) : null}
          </fieldset>
        )
      })}
      {save.error ? <Notice tone="danger">{save.error.message}</Notice> : null}
      <Button type="submit" busy={save.isPending} className="self-start">
        {t('Save stages')}
      </Button>
    </form>
  )
}
