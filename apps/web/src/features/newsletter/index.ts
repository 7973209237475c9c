// The jobs newsletter, which creates an account: its form, and its parts of the frame.
import { lazyPart } from '../../ui/base/lazy-part.ts'

export { NewsletterForm } from './base/newsletter-form.tsx'
export { NewsletterHost } from './base/newsletter-host.tsx'
export { jobsByEmail } from './base/newsletter-opener.ts'
export { FooterNewsletter } from './footer-newsletter.tsx'

/** The offer of job emails, for guests. Needs a Suspense around it. */
export const JobEmailsOffer = lazyPart(async () => (await import('./idle/job-emails-offer.ts')).JobEmailsOffer)
