import { useEffect, useRef, useState } from 'react'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { presentPath } from '../../app/page/present-path.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'
import type { NewsletterSource } from './base/newsletter-opener.ts'
import { failureMessage, isEmailTaken, type SignedIn, saveFirstName, signUp, startNewSession } from './sign-up.ts'

/** Section 9 of the specification: the dialog closes this long after the name was saved. */
const CLOSE_MS = 3000

interface Failure {
  readonly message: string
  readonly taken: boolean
}

/**
 * The steps of the newsletter form (section 4 of the specification): the address creates an account, the first name is
 * saved, then thanks are shown. `finish` starts the session and calls `onClose`; it runs automatically 3 s after the
 * thanks.
 */
export function useNewsletter(source: NewsletterSource, initialEmail: string, onClose: () => void) {
  const api = useApi()
  const { apiUrl } = useSettings()
  const store = useSessionStore()
  const smartApply = presentPath().startsWith('/smart-apply')
  const [step, setStep] = useState<'email' | 'name' | 'thanks'>('email')
  const [email, setEmail] = useState(initialEmail)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const signInReply = useRef<SignedIn>(undefined)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure({ message: failureMessage(error, smartApply), taken: isEmailTaken(error) })
    }
    setBusy(false)
  }

  function sendEmail(address: string) {
    setEmail(address)
    return attempt(async () => {
      signInReply.current = await signUp(api, { email: address, source })
      setStep('name')
    })
  }

  function sendName(firstName: string) {
    const signedIn = signInReply.current
    if (!signedIn) return Promise.resolve()
    return attempt(async () => {
      signInReply.current = { ...signedIn, result: await saveFirstName(signedIn, firstName, apiUrl) }
      setStep('thanks')
    })
  }

  function finish() {
    onClose()
    if (signInReply.current) startNewSession(api, store, signInReply.current, smartApply)
    signInReply.current = undefined
  }

  const latestCallbacks = useRef({ finish, sendEmail })
  useEffect(() => {
    latestCallbacks.current = { finish, sendEmail }
  })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (initialEmail === '' || hasStarted.current) return
    hasStarted.current = true
    void latestCallbacks.current.sendEmail(initialEmail)
  }, [initialEmail])
  useEffect(() => {
    if (step !== 'thanks') return
    const timer = setTimeout(() => latestCallbacks.current.finish(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [step])

  return { step, email, busy, failure, sendEmail, sendName, finish }
}
