// The jobs newsletter, which makes an account: its form, and the ways to open its dialog and its chat from anywhere.

export { openChat, openNewsletter } from '../../app/base/newsletter-opener.ts'
export { chatWasClosed } from './base/chat-closed.ts'
export { NewsletterForm } from './base/newsletter-form.tsx'
export { NewsletterHost } from './base/newsletter-host.tsx'
