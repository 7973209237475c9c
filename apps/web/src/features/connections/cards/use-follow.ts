import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askToUpgrade } from '../../../app/frame/gate-toasts.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { connectionKeys, type FollowState, followStateQuery, type MemberRole } from './queries.ts'

interface FollowTarget {
  readonly _id: string
  readonly role: MemberRole
}

/**
 * Follows (`true`) or unfollows (`false`) a member. The button and the viewer's own count change immediately. If the
 * server refuses, both are reverted with only a log entry (specification, sections 4 and 8); only a missing plan shows
 * a toast.
 */
export function useFollow({ _id: userId, role }: FollowTarget) {
  const api = useApi()
  const queryClient = useQueryClient()
  const store = useSessionStore()
  const { queryKey } = followStateQuery(api, userId)

  function setOwnCount(by: number): void {
    const session = store.get()
    if (session.status !== 'member') return
    const count = role === 'professional' ? 'followingProfessionalsNum' : 'followingEmployersNum'
    store.update({ ...session.user, [count]: Math.max(0, session.user[count] + by) })
  }

  return useMutation({
    // Presses are sent one after the other, so that the last one counts.
    scope: { id: `follow-${userId}` },
    mutationFn: async (follow: boolean) => {
      const session = store.get()
      if (session.status !== 'member') throw new Error('No one is logged in.')
      const params = { roles: rolesOf(session.user.role), id: session.user._id, userId }
      const key = '/api/v1/{roles}/{id}/follow/{userId}'
      return (await (follow ? api(`POST ${key}`, { params }) : api(`DELETE ${key}`, { params }))).result
    },
    onMutate: async (follow) => {
      await queryClient.cancelQueries({ queryKey })
      const previousState = queryClient.getQueryData<FollowState | null>(queryKey)
      const difference = follow ? 1 : -1
      queryClient.setQueryData<FollowState>(queryKey, {
        isFollowing: follow,
        followers: previousState?.followers == null ? null : Math.max(0, previousState.followers + difference),
      })
      setOwnCount(difference)
      return { before: previousState, by: difference }
    },
    onSuccess: ({ isFollowing, followers, followingEmployersNum, followingProfessionalsNum }) => {
      queryClient.setQueryData<FollowState>(queryKey, { isFollowing, followers })
      const session = store.get()
      if (session.status !== 'member') return
      store.update({ ...session.user, followingEmployersNum, followingProfessionalsNum })
    },
    onError: (error, _follow, context) => {
      // biome-ignore lint/suspicious/noConsole: section 8 asks for exactly this
      console.warn('Following failed', error)
      if (context) {
        queryClient.setQueryData(queryKey, context.before ?? null)
        setOwnCount(-context.by)
      }
      if (error instanceof ApiError && error.status === 402) askToUpgrade()
    },
    // Lists show the change when they are next opened; nothing moves under the pointer.
    onSettled: () => invalidate(queryClient, connectionKeys, { refetchType: 'none' }),
  })
}

function rolesOf(role: string): 'professionals' | 'employers' {
  return role === 'professional' ? 'professionals' : 'employers'
}
