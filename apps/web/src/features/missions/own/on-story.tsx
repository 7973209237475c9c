import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** Whether the member's story shows their missions. Applied immediately, and reverted if the server refuses. */
export function OnStory({ shown }: { shown: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = queryOf(api, 'GET /api/v1/missions')
  const choose = useMutation({
    mutationFn: (next: boolean) => api('PUT /api/v1/missions/story', { body: { shown: next } }),
    onMutate: (next) => {
      // The response to an earlier request would revert the choice.
      void queryClient.cancelQueries(query)
      queryClient.setQueryData(query.queryKey, (own) => own && { ...own, onStory: next })
    },
    onError: (error) => {
      void queryClient.invalidateQueries(query)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
  return (
    <Checkbox
      label={t('Show on my story')}
      hint={t('Your points and finished missions, for everyone who can see your story.')}
      checked={shown}
      onChange={(event) => choose.mutate(event.target.checked)}
    />
  )
}
