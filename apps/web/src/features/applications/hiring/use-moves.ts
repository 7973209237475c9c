import { type Stage, type TeamStage, teamStages } from '@rise/contract/applications/kinds'
import type { Column } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { columnKey } from './use-columns.ts'

type Target = Pick<Column, 'stage' | 'stageId'>

interface Move {
  readonly to: Target
  readonly items: readonly Pick<Applicant, '_id' | 'version'>[]
}

interface MovedApplicant {
  readonly _id: string
  readonly version: number
  /** The previous stage. */
  readonly from: Target
}

const isTeamStage = (stage: Stage): stage is TeamStage => teamStages.some((one) => one === stage)

/** Moves applicants to a stage, and back on undo. */
export function useMoves(slug: string, onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const refetch = () =>
    invalidate(queryClient, [
      'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
      'GET /api/v1/companies/{slug}/applications/{id}',
    ])
  const send = async ({ to, items }: Move) => {
    const target = { stage: to.stage, stageId: to.stageId }
    const [only] = items
    if (items.length === 1 && only) {
      const params = { slug, id: only._id }
      // Unlike the endpoint for several, its error names the colleague who moved the applicant first.
      await api('PUT /api/v1/companies/{slug}/applications/{id}/stage', {
        params,
        body: { version: only.version, ...target },
      })
      return [only._id]
    }
    const body = { ...target, items: items.map(({ _id, version }) => ({ id: _id, version })) }
    const { result } = await api('PUT /api/v1/companies/{slug}/application-stages', { params: { slug }, body })
    return result.moved.map(({ id }) => id)
  }

  const move = useMutation({
    mutationFn: ({ column, applicants }: { column: Column; applicants: readonly Applicant[] }) =>
      send({ to: column, items: applicants }),
    async onSuccess(moved, { column, applicants }) {
      onDone?.()
      await refetch()
      const back = applicants.flatMap(({ _id, version, stage, stageId }): MovedApplicant[] =>
        moved.includes(_id) && isTeamStage(stage) ? [{ _id, version: version + 1, from: { stage, stageId } }] : [],
      )
      const skippedCount = applicants.length - moved.length
      showToast({
        id: 'move',
        kind: 'success',
        title: t('{count, plural, one {Moved # applicant to “{stage}”.} other {Moved # applicants to “{stage}”.}}', {
          count: moved.length,
          stage: column.name,
        }),
        ...(skippedCount > 0 && {
          description: t('{count} stayed: someone else moved them first.', { count: skippedCount }),
        }),
        ...(back.length > 0 && { action: { label: t('Undo'), onPress: () => void undo(back) } }),
      })
    },
    async onError({ message }) {
      showToast({ id: 'move', kind: 'failure', title: message })
      await refetch()
    },
  })

  async function undo(back: readonly MovedApplicant[]) {
    try {
      for (const items of Map.groupBy(back, ({ from }) => columnKey(from)).values()) {
        const [first] = items
        if (first) await send({ to: first.from, items })
      }
    } catch (error) {
      showToast({ id: 'move', kind: 'failure', title: error instanceof Error ? error.message : t('Couldn’t undo it.') })
    }
    await refetch()
  }

  return {
    move: (column: Column, applicants: readonly Applicant[]) => move.mutate({ column, applicants }),
    busy: move.isPending,
  }
}
