// The jobs newsletter, which makes an account: its form, and the ways to open its dialog and its chat from anywhere.
export { chatWasClosed } from './chat-closed.ts'
export { NewsletterForm } from './newsletter-form.tsx'
export { NewsletterHost } from './newsletter-host.tsx'
export { openChat, openNewsletter } from './newsletter-opener.ts'
