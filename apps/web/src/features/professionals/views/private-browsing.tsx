import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** The choice to view stories anonymously. Applied immediately, and reverted if the server refuses. */
export function PrivateBrowsing() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = queryOf(api, 'GET /api/v1/view-privacy')
  const { data } = useQuery(query)
  const choose = useMutation({
    mutationFn: async (unseen: boolean) => (await api('PUT /api/v1/view-privacy', { body: { unseen } })).result,
    onMutate: (unseen) => queryClient.setQueryData(query.queryKey, { unseen }),
    onSuccess: () => queryClient.removeQueries({ queryKey: keyOf('GET /api/v1/story/viewers') }),
    onError: (error) => {
      void queryClient.invalidateQueries(query)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
  return (
    <Checkbox
      label={t('Private browsing')}
      hint={t('When on, people won’t know you viewed their page, and you won’t see who viewed yours.')}
      checked={data?.unseen ?? false}
      disabled={data === undefined}
      onChange={(event) => choose.mutate(event.target.checked)}
    />
  )
}
