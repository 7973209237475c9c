// What the frame and other features may show of the session. Loaded when shown: forms are large.
import { lazy } from 'react'

// Rendered by the server on public pages, and taken over as it is: not what a loading part could be.
export { FormShell } from './form-parts.tsx'
export { CompanyJoinForm } from './forms/company-join-form.tsx'
export { EmailField } from './forms/email-field.tsx'
export { JoinForm } from './forms/join-form.tsx'
export { OutboxLink } from './forms/mail-sent.tsx'
/** As below, for pages that come with it. */
export { PendingNotice as LoadedPendingNotice } from './pending-notice.tsx'
export { signInOptionsQuery } from './queries.ts'
export { useContractForm } from './use-contract-form.ts'

/** The page of a suspended member. Needs a Suspense around it. */
export const Suspended = lazy(async () => ({ default: (await import('./suspended.tsx')).Suspended }))

/** "Confirm your email address" with "Send again", for pending members alone. Needs a Suspense around it. */
export const PendingNotice = lazy(async () => ({ default: (await import('./pending-notice.tsx')).PendingNotice }))
