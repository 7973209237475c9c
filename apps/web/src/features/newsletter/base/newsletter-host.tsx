import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../ui/base/lazy-part.ts'
import { newsletterOpener } from './newsletter-opener.ts'

const NewsletterDialog = lazyPart(async () => (await import('../newsletter-dialog.tsx')).NewsletterDialog)
const Chat = lazyPart(async () => (await import('../chat.tsx')).Chat)
const nothing = () => undefined

/** Rendered once in the frame: shows what `openNewsletter` and `openChat` open, loaded on demand. */
export function NewsletterHost() {
  const open = useSyncExternalStore(newsletterOpener.subscribe, newsletterOpener.read, nothing)
  return (
    <Suspense fallback={null}>
      {open?.kind === 'dialog' ? (
        <NewsletterDialog source={open.source} email={open.email} onClose={newsletterOpener.close} />
      ) : null}
      {open?.kind === 'chat' ? <Chat onClose={newsletterOpener.close} /> : null}
    </Suspense>
  )
}
