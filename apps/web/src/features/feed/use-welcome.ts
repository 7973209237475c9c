import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'

/** The first steps of a new member. Admins, who act for no one, have none. */
export function useWelcome() {
  const role = useCurrentUser()?.role
  const isMember = role === 'professional' || role === 'employer'
  const { data, isPending, isError } = useQuery({ ...queryOf(useApi(), 'GET /api/v1/feed/welcome'), enabled: isMember })
  return { welcome: data, isPending: isMember && isPending && !isError }
}
