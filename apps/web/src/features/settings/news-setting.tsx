import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { newsQuery } from './queries.ts'

/** Whether the member agreed to news by email, in the words that are recorded with it. */
export function NewsSetting() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = newsQuery(api)
  const { data: news } = useQuery(newsQuery(api))
  const change = useMutation({
    mutationFn: async (agreed: boolean) => (await api('PUT /api/v1/account/news', { body: { agreed } })).result,
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
    onError: ({ message }) => showToast({ id: 'form', kind: 'failure', title: message }),
  })
  if (!news) return null
  return (
    <Checkbox
      label={news.wording}
      checked={change.isPending ? change.variables : news.agreed}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}
