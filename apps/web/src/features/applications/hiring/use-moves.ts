import type { Stage, TeamStage } from '@rise/contract/applications/kinds'
import { teamStages } from '@rise/contract/applications/kinds'
import type { Applicant } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

interface Move {
  readonly stage: TeamStage
  readonly items: readonly Pick<Applicant, '_id' | 'version'>[]
}

const isTeamStage = (stage: Stage): stage is TeamStage => teamStages.some((one) => one === stage)

/** Moves applicants to a stage, and back again when that is undone. */
export function useMoves(slug: string, onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const askAgain = () => queryClient.invalidateQueries({ queryKey: ['applicants', slug] })
  const send = async ({ stage, items }: Move) => {
    const [only] = items
    if (items.length === 1 && only) {
      const params = { slug, id: only._id }
      // Says who moved it, if someone did.
      await api('PUT /api/v1/companies/{slug}/applications/{id}/stage', {
        params,
        body: { version: only.version, stage },
      })
    } else {
      const body = { stage, items: items.map(({ _id, version }) => ({ id: _id, version })) }
      const { result } = await api('PUT /api/v1/companies/{slug}/application-stages', { params: { slug }, body })
      return result.moved.map(({ id }) => id)
    }
    return [only._id]
  }

  const move = useMutation({
    mutationFn: send,
    async onSuccess(moved, { stage, items }) {
      onDone?.()
      const from = new Map(
        before(queryClient.getQueriesData<{ items?: readonly Applicant[] }>({ queryKey: ['applicants', slug] })),
      )
      await askAgain()
      const back = items.flatMap(({ _id, version }) => {
        const stageBefore = from.get(_id)
        return moved.includes(_id) && stageBefore && isTeamStage(stageBefore) && stageBefore !== stage
          ? [{ _id, version: version + 1, stage: stageBefore }]
          : []
      })
      const left = items.length - moved.length
      const count = moved.length === 1 ? '1 applicant' : `${moved.length} applicants`
      showToast({
        id: 'move',
        kind: 'success',
        title: `Moved ${count} to “${stageNames[stage]}”.`,
        ...(left > 0 && { description: `${left} stayed: someone else moved them first.` }),
        ...(back.length > 0 && { action: { label: 'Undo', onPress: () => void undo(back) } }),
      })
    },
    async onError({ message }) {
      showToast({ id: 'move', kind: 'failure', title: message })
      await askAgain()
    },
  })

  async function undo(back: readonly { _id: string; version: number; stage: TeamStage }[]) {
    try {
      for (const [stage, items] of Map.groupBy(back, (one) => one.stage)) await send({ stage, items })
    } catch (error) {
      showToast({ id: 'move', kind: 'failure', title: error instanceof Error ? error.message : 'Couldn’t undo it.' })
    }
    await askAgain()
  }

  return { move: (stage: TeamStage, items: Move['items']) => move.mutate({ stage, items }), busy: move.isPending }
}

/** Where each applicant was, by what is on the page. */
function before(lists: readonly (readonly [unknown, { items?: readonly Applicant[] } | undefined])[]) {
  return lists.flatMap(([, list]) => (list?.items ?? []).map(({ _id, stage }) => [_id, stage] as const))
}
