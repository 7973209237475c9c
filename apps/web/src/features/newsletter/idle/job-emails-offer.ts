import { t } from '@rise/texts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localStore } from '../../../app/session/safe-storage.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { dismissToast, showToast } from '../../../ui/base/toast.ts'
import { chatWasClosed } from '../base/chat-closed.ts'
import { openChat } from '../base/newsletter-opener.ts'

const TOAST_ID = 'job-emails'
const DISMISSED_KEY = 'jobEmailsDismissed'
/**
 * Pages where the offer would be inappropriate, cover a form, or lie over a text that someone is reading: articles,
 * questions, and every path below `/professional`. It waits for the next page, which is a quieter moment.
 */
const excludedPaths =
  /^\/(risa|login|reset|confirm|i|professional|[a-z-]+\/onboarding|(headlines|real-talk)\/(?!page\/)[^/]+)(\/|$)/

/**
 * Section 2 of the specification: shows anyone not logged in, once loading ends, a toast without a timer that offers
 * job emails and opens the newsletter's chat. Once dismissed, or after the chat was closed, it never returns in this
 * browser.
 */
export function JobEmailsOffer(): null {
  const { status } = useSession()
  const isAllowed = !excludedPaths.test(useLocation().pathname)
  useEffect(() => {
    if (status !== 'guest' || !isAllowed || localStore.get(DISMISSED_KEY) || chatWasClosed()) return
    showToast({
      id: TOAST_ID,
      title: t('New jobs in your inbox, for free?'),
      stays: true,
      action: { label: t('SEND ME JOBS'), onPress: openChat },
      onDismiss: () => localStore.set(DISMISSED_KEY, 'true'),
    })
    return () => dismissToast(TOAST_ID)
  }, [status, isAllowed])
  return null
}
