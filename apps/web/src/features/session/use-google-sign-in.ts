import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Api, ApiError, refusalOf } from '../../app/base/api.ts'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { safeNext } from '../../app/session/addresses.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { rememberAddress } from '../../app/sign-up.ts'
import { showToast } from '../../ui/base/toast.ts'
import { type GoogleAnswer, googleHref, readGoogleAnswer } from './google-sign-in.ts'

/**
 * Login with Google, if the server offers it: `begin` leaves for Google; its reply logs in. A person without an account
 * continues to the sign-up with the verified address (403, section 8).
 */
export function useGoogleSignIn() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data } = useQuery(queryOf(api, 'GET /api/v1/sign-in-options', {}, neverStale))
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const answer = takeAnswer()
    if (!answer) return
    setBusy(true)
    // First returns to the page where the attempt began, so that its `next` is followed.
    void navigate(`/login${answer.search}`, { replace: true })
    signInWith(api, answer)
      .then((reply) => session.signIn(reply))
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 403 && error.code === 'google-unknown') {
          rememberAddress(answer.email)
          void navigate(`/professional/onboarding${nextAddressIn(answer.search)}`, { replace: true })
        } else showFailure(error)
      })
      .finally(() => setBusy(false))
  }, [api, session, navigate])

  const google = data?.google
  return {
    offered: google !== undefined && google !== null,
    busy,
    begin: () => {
      if (google) window.location.assign(googleHref(google, window.location.origin, search))
    },
  }
}

function takeAnswer(): GoogleAnswer | undefined {
  const fragment = globalThis.signInAnswer
  globalThis.signInAnswer = undefined
  if (!fragment) return undefined
  try {
    return readGoogleAnswer(fragment)
  } catch (error) {
    showFailure(error)
    return undefined
  }
}

function signInWith(api: Api, { email, idToken }: GoogleAnswer) {
  const body = { user: { email, googleId: idToken } }
  return api('POST /api/v1/{roles}/login', { params: { roles: 'professionals' }, body })
}

/** Returns a query with only the return address of the given one; empty if it has none. */
function nextAddressIn(search: string): string {
  const next = safeNext(new URLSearchParams(search).get('next'))
  return next === undefined ? '' : `?${new URLSearchParams({ next })}`
}

function showFailure(error: unknown): void {
  const title = (error instanceof Error ? error : refusalOf(error)).message
  showToast({ id: 'form', kind: 'failure', title })
}
