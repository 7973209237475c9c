import type { ConvoPrivacy as Hidden } from '@rise/contract/convos/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { convoKeys } from './queries.ts'

const choices: readonly { readonly what: keyof Hidden; readonly label: Message; readonly hint: Message }[] = [
  {
    what: 'presence',
    label: msg('Hide when I’m online'),
    hint: msg('People you write with won’t see when you’re online, and you won’t see when they are.'),
  },
  {
    what: 'seen',
    label: msg('Hide what I’ve seen'),
    hint: msg('People won’t see whether you’ve read their messages, and you won’t see whether they’ve read yours.'),
  },
  {
    what: 'typing',
    label: msg('Hide when I’m typing'),
    hint: msg('People won’t see that you’re writing, and you won’t see that they are.'),
  },
]

/**
 * The settings for what a member hides in conversations. A change is applied immediately, and reverted if the server
 * refuses.
 */
export function ConvoPrivacy() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = queryOf(api, 'GET /api/v1/convo-privacy')
  const { data } = useQuery(query)
  const choose = useMutation({
    mutationFn: (body: Hidden) => api('PUT /api/v1/convo-privacy', { body }),
    onMutate: (body) => queryClient.setQueryData(query.queryKey, body),
    onSuccess: () => invalidate(queryClient, convoKeys),
    onError: (error) => {
      void queryClient.invalidateQueries(query)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
  return choices.map(({ what, label, hint }) => (
    <Checkbox
      key={what}
      label={t(label)}
      hint={t(hint)}
      checked={data?.[what] ?? false}
      disabled={data === undefined}
      onChange={(event) => data && choose.mutate({ ...data, [what]: event.target.checked })}
    />
  ))
}
