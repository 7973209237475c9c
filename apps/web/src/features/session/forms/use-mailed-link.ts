import { t } from '@rise/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import type { SignedInReply } from '../../../app/session/session-store.ts'
import { useSession, useSessionStore } from '../../../app/session/use-session.tsx'

type State =
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly reply: SignedInReply }
  | { readonly status: 'failed'; readonly error: ApiError }

/** The error of an address without a token. */
function missingToken(): ApiError {
  return new ApiError(410, { code: 'link-incomplete', message: t('Open the link from your email again.') })
}

/**
 * Redeems the `token` of a mailed link, once, when a person has opened the page: not on the server, not by a prefetch,
 * and not before the viewer is known. The reply logs the viewer in.
 */
export function useMailedLink(redeem: (token: string) => Promise<SignedInReply>) {
  const token = new URLSearchParams(useLocation().search).get('token')
  const { status } = useSession()
  const store = useSessionStore()
  const hasStarted = useRef(false)
  const [state, setState] = useState<State>({ status: 'working' })

  const redeemNow = useCallback(async () => {
    setState({ status: 'working' })
    try {
      if (!token) throw missingToken()
      const reply = await redeem(token)
      store.signIn(reply)
      setState({ status: 'done', reply })
    } catch (error) {
      setState({ status: 'failed', error: error instanceof ApiError ? error : missingToken() })
    }
  }, [token, redeem, store])

  useEffect(() => {
    if (hasStarted.current || status === 'checking') return
    hasStarted.current = true
    void redeemNow()
  }, [status, redeemNow])

  return { state, token, retry: () => void redeemNow() }
}
