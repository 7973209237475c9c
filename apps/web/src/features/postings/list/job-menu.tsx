import type { CompanyJob } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleX, Copy, Eye, Pause, Pencil, Play, Rocket, Trash2, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { editHref, previewHref } from '../posting-address.ts'
import { startOf } from './job-start.ts'
import type { StateChange } from './use-change-job-state.ts'

interface Props {
  readonly slug: string
  readonly job: CompanyJob
  /** Whether the menu also has the frequent actions. */
  readonly whole: boolean
  readonly onTurn: (turn: StateChange) => void
  readonly onClose: () => void
}

/** The less frequent actions on a job, or all of them. */
export function JobMenu({ slug, job, whole, onTurn, onClose, trigger, defaultOpen }: Props & LoadedOverlayProps) {
  const id = job.written?._id ?? ''
  const state = job.written?.state
  const start = whole && state ? startOf(state) : null
  const duplicate = useDuplicate(slug, id)
  const remove = useRemove(slug, id)
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      {whole ? (
        <MenuLink to={editHref(id)} icon={<Pencil {...icon} />}>
          {t('Edit')}
        </MenuLink>
      ) : null}
      {start ? (
        <MenuItem icon={<Play {...icon} />} onSelect={() => onTurn({ state: 'open' })}>
          {start === 'resume' ? t('Resume') : t('Reopen')}
        </MenuItem>
      ) : null}
      {state === 'draft' || state === 'scheduled' ? (
        <MenuLink to={previewHref(id)} icon={<Eye {...icon} />}>
          {t('Preview')}
        </MenuLink>
      ) : null}
      {state === 'scheduled' ? (
        <>
          <MenuItem icon={<Rocket {...icon} />} onSelect={() => onTurn({ state: 'open' })}>
            {t('Publish now')}
          </MenuItem>
          <MenuItem icon={<Undo2 {...icon} />} onSelect={() => onTurn({ state: 'draft' })}>
            {t('Cancel schedule')}
          </MenuItem>
        </>
      ) : null}
      {state === 'open' ? (
        <MenuItem icon={<Pause {...icon} />} onSelect={() => onTurn({ state: 'paused' })}>
          {t('Pause')}
        </MenuItem>
      ) : null}
      {state === 'open' || state === 'paused' || state === 'expired' ? (
        <MenuItem icon={<CircleX {...icon} />} onSelect={onClose}>
          {t('Close')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Copy {...icon} />} onSelect={duplicate}>
        {t('Duplicate', 'verb, on a button')}
      </MenuItem>
      {state === 'draft' || state === 'scheduled' ? (
        <MenuItem icon={<Trash2 {...icon} />} onSelect={remove}>
          {t('Delete draft')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}

function useDuplicate(slug: string, id: string): () => void {
  const api = useApi()
  const navigate = useNavigate()
  const duplicate = useMutation({
    mutationFn: () =>
      api('POST /api/v1/companies/{slug}/written-jobs/{id}/copies', {
        params: { slug, id },
        body: { id: crypto.randomUUID() },
      }),
    onSuccess: async ({ result }) => {
      showToast({ id: 'job', kind: 'success', title: t('Job duplicated. This is the draft.') })
      await navigate(editHref(result._id))
    },
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
  return () => duplicate.mutate()
}

/** Deletes a draft; Undo restores it unchanged. */
function useRemove(slug: string, id: string): () => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { slug, id }
  const refetchJobs = () => invalidate(queryClient, ['GET /api/v1/companies/{slug}/jobs'])
  const remove = useMutation({
    mutationFn: async () => {
      const { result } = await api('GET /api/v1/companies/{slug}/written-jobs/{id}', { params })
      await api('DELETE /api/v1/companies/{slug}/written-jobs/{id}', { params })
      return result
    },
    onSuccess: async ({ fields, guessed }) => {
      const undo = async () => {
        const body = { version: 0, fields, guessed }
        await api('PUT /api/v1/companies/{slug}/written-jobs/{id}', { params, body })
        await refetchJobs()
      }
      showToast({
        id: 'job',
        kind: 'success',
        title: t('The draft is deleted.'),
        action: { label: t('Undo'), onPress: () => void undo() },
      })
      await refetchJobs()
    },
    onError: ({ message }) => void showToast({ id: 'job', kind: 'failure', title: message }),
  })
  return () => remove.mutate()
}
