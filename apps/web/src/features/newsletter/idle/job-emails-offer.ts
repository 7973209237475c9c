import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localStore } from '../../../app/session/safe-storage.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { dismissToast, showToast } from '../../../ui/base/toast.ts'
import { chatWasClosed } from '../base/chat-closed.ts'
import { openChat } from '../base/newsletter-opener.ts'

const TOAST_ID = 'job-emails'
const DISMISSED_KEY = 'jobEmailsDismissed'
/** Pages where the offer would be inappropriate, or cover a form: on a phone, it would hide the sign-up. */
const excludedPaths = /^\/(risa|login|reset|confirm|[a-z-]+\/([a-z]+-)?onboarding|professional\/signup(-[a-z]+)?)(\/|$)/

/**
 * Section 2: shows anyone not logged in, once loading ends, a toast without a timer that offers job emails and opens
 * the newsletter's chat. Once dismissed, or after the chat was closed, it never returns in this browser.
 */
export function JobEmailsOffer(): null {
  const { status } = useSession()
  const fits = !excludedPaths.test(useLocation().pathname)
  useEffect(() => {
    if (status !== 'guest' || !fits || localStore.get(DISMISSED_KEY) || chatWasClosed()) return
    showToast({
      id: TOAST_ID,
      title: 'New jobs in your inbox, for free?',
      stays: true,
      action: { label: 'SEND ME JOBS', onPress: openChat },
      onDismiss: () => localStore.set(DISMISSED_KEY, 'true'),
    })
    return () => dismissToast(TOAST_ID)
  }, [status, fits])
  return null
}
