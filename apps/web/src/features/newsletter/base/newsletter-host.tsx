import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../ui/base/lazy-part.ts'
import { newsletterOpener } from './newsletter-opener.ts'

const NewsletterDialog = lazyPart(async () => (await import('../newsletter-dialog.tsx')).NewsletterDialog)
const Chat = lazyPart(async () => (await import('../chat.tsx')).Chat)
const noSnapshot = () => undefined

/** Shows the dialogs that `openNewsletter` and `openChat` open, loaded on demand. Render it once, in the frame. */
export function NewsletterHost() {
  const openPart = useSyncExternalStore(newsletterOpener.subscribe, newsletterOpener.read, noSnapshot)
  return (
    <Suspense fallback={null}>
      {openPart?.kind === 'dialog' ? (
        <NewsletterDialog source={openPart.source} email={openPart.email} onClose={newsletterOpener.close} />
      ) : null}
      {openPart?.kind === 'chat' ? <Chat onClose={newsletterOpener.close} /> : null}
    </Suspense>
  )
}
