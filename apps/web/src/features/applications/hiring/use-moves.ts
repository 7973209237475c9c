import { type Stage, type TeamStage, teamStages } from '@rise/contract/applications/kinds'
import type { Applicant } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

interface Move {
  readonly stage: TeamStage
  readonly items: readonly Pick<Applicant, '_id' | 'version' | 'stage'>[]
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
      await askAgain()
      const back = items.flatMap(({ _id, version, stage: from }) =>
        moved.includes(_id) && from !== stage && isTeamStage(from) ? [{ _id, version: version + 1, from }] : [],
      )
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

  async function undo(back: readonly { _id: string; version: number; from: TeamStage }[]) {
    try {
      for (const [from, items] of Map.groupBy(back, (one) => one.from)) {
        await send({ stage: from, items: items.map((one) => ({ ...one, stage: from })) })
      }
    } catch (error) {
      showToast({ id: 'move', kind: 'failure', title: error instanceof Error ? error.message : 'Couldn’t undo it.' })
    }
    await askAgain()
  }

  return { move: (stage: TeamStage, items: Move['items']) => move.mutate({ stage, items }), busy: move.isPending }
}
