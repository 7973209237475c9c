import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'

interface Choice {
  readonly agreed: boolean
  readonly countsClicks?: boolean
}

/** The consent to news by email, with its recorded wording, and the consent to measuring it. */
export function NewsSetting() {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/account/news')
  const { data: news } = useQuery(queryOf(api, 'GET /api/v1/account/news'))
  const change = useMutation({
    mutationFn: async (body: Choice) => (await api('PUT /api/v1/account/news', { body })).result,
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
    onError: ({ message }) => showToast({ id: 'form', kind: 'failure', title: message }),
  })
  if (!news) return null
  const { agreed, countsClicks } = { ...news, ...(change.isPending ? change.variables : {}) }
  return (
    <>
      <Checkbox
        label={news.wording}
        checked={agreed}
        onChange={(event) => change.mutate({ agreed: event.target.checked })}
      />
      {agreed ? (
        <Checkbox
          label={t('Let admins see whether I open links in news')}
          hint={t('It shows which emails are useful. They see that you opened a link, not which one.')}
          checked={countsClicks}
          onChange={(event) => change.mutate({ agreed, countsClicks: event.target.checked })}
        />
      ) : null}
    </>
  )
}
