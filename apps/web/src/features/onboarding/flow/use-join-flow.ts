import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { safeNext } from '../../../app/session/addresses.ts'
import { signUpProfessional } from '../../../app/sign-up.ts'
import { adoptGuest } from './adopt-guest.ts'
import { nextOf } from './engine.ts'
import type { Entry } from './entries.ts'
import { readGuest, writeGuest } from './guest-onboarding.ts'
import { stepHref } from './step-address.ts'

/** Signs up with the earlier answers, then continues; a return address takes precedence over remaining steps. */
export function useJoinFlow(entry: Entry, onJoining: (joining: boolean) => void): typeof signUpProfessional {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const viewerApi = useApi()
  const { pathname, search } = useLocation()
  return async (api, session, user) => {
    onJoining(true)
    try {
      await signUpProfessional(api, session, user)
      const standing = await adoptGuest(viewerApi, queryClient, entry, readGuest()).catch(() => undefined)
      // Answers that couldn't be transferred stay in the tab and are offered on the page.
      if (standing) writeGuest(undefined)
      const next = safeNext(new URLSearchParams(search).get('next'))
      const step = standing ? (entry.onePage ? 'done' : nextOf(entry, standing, 'account')) : 'start'
      await navigate(next ?? stepHref(pathname, search, step), { replace: true })
    } finally {
      onJoining(false)
    }
  }
}
