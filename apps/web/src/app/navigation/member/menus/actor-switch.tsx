import type { ActingAs } from '@rise/contract/companies/team/shapes'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { showToast } from '../../../../ui/base/toast.ts'
import { MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { queryOf } from '../../../base/query.ts'
import { useApi } from '../../../base/settings.tsx'
import { homeOf } from '../../../session/addresses.ts'
import { principalOf, useSessionStore } from '../../../session/use-session.tsx'

/** The menu items for the other actors that the account may act for. Most accounts have only one: then nothing. */
export function ActorSwitch() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data } = useQuery(queryOf(api, 'GET /api/v1/account/actors'))
  const act = useMutation({
    mutationFn: ({ _id: id }: ActingAs) =>
      session.whileChanging(async () => {
        const reply = await api('POST /api/v1/account/actors/{id}/session', { params: { id } })
        session.signIn(reply)
        // The loaded data belongs to the previous actor.
        queryClient.clear()
        return reply
      }),
    onSuccess: async (reply, { name }) => {
      showToast({ kind: 'success', title: t('You’re now acting as {name}.', { name }) })
      await navigate(homeOf(principalOf({ status: 'member', user: reply.result })))
    },
    onError: ({ message }) => void showToast({ kind: 'failure', title: t('Couldn’t switch.'), description: message }),
  })
  const otherActors = (data ?? []).filter(({ current }) => !current)
  if (otherActors.length === 0) return null
  return (
    <>
      {otherActors.map((actor) => (
        <MenuItem key={actor._id} icon={<ArrowLeftRight size={16} aria-hidden />} onSelect={() => act.mutate(actor)}>
          {t('Act as {name}', { name: actor.name })}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  )
}
