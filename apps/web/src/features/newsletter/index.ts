// The jobs newsletter, which creates an account: its form, and its parts of the frame.
import { lazy } from 'react'

export { NewsletterForm } from './base/newsletter-form.tsx'
export { NewsletterHost } from './base/newsletter-host.tsx'
export { FooterNewsletter } from './footer-newsletter.tsx'

/** The offer of job emails, for guests. Needs a Suspense around it. */
export const JobEmailsOffer = lazy(async () => ({
  default: (await import('./idle/job-emails-offer.ts')).JobEmailsOffer,
}))
