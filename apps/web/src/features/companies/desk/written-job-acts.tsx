import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { changeHref } from '../posting/posting-address.ts'

interface Props {
  slug: string
  /** The id of the written job. */
  id: string
  title: string
  open: boolean
}

/** The team's actions on a job that it wrote here. */
export function WrittenJobActs({ slug, id, title, open }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const turn = useMutation({
    mutationFn: () =>
      api('PUT /api/v1/companies/{slug}/written-jobs/{id}/state', { params: { slug, id }, body: { open: !open } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      showToast({ kind: 'success', title: open ? 'Job closed.' : 'Job reopened.' })
    },
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <ButtonLink size="dense" variant="ghost" to={changeHref(id)}>
        Edit
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      <Button size="dense" variant="ghost" busy={turn.isPending} onClick={() => turn.mutate()}>
        {open ? 'Close' : 'Reopen'}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  )
}
